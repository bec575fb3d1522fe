# What a line becomes when a person types it, tab key and all: zsh -f bash-terminal.sh SCRIPT KEYS
# Bash completes in a terminal alone; zsh can make one.
zmodload zsh/zpty
zpty asked bash --norc --noprofile -i
zpty -w asked "stty -echo; PS1= PS2=; bind 'set enable-bracketed-paste off'; source ${(q)1}; echo READY"
while zpty -r asked output && [[ $output != READY* ]]; do :; done
# To the line's start, where what was typed becomes arguments that are only shown.
zpty -w -n asked "$2"$'\C-a'"printf '<%s>' "$'\C-e; exit\n'
while zpty -r asked output; do print -rn -- $output; done
