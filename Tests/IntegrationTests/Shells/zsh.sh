# What zsh offers for each line, each in < and >, <> behind the last: zsh -f zsh.sh FOLDER LINE...
# FOLDER holds the script as _zoomfit. Only the line editor completes, and it wants a terminal: zpty.
zmodload zsh/zpty
zpty asked zsh -f -i
ask() { zpty -w asked "$1" }
ask "stty -echo; PS1= PS2= TERM=dumb"
ask "fpath=(${(q)1} \$fpath); autoload -Uz compinit; compinit -u -d ${(q)1}/dump; LISTMAX=0"
# Every candidate passes compadd, which is made to tell.
ask 'compadd() {
  local -a found
  if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
    builtin compadd -O found "$@"
    local word; for word in $found; do print -r -- "<$IPREFIX$word>"; done
  fi
  builtin compadd "$@"
}'
ask 'list-and-clear() { print; zle list-choices; print -r -- "<>"; BUFFER= }'
ask 'zle -C list-choices list-choices _main_complete; zle -N list-and-clear
  bindkey "^T" list-and-clear; print READY'
while zpty -r asked output && [[ $output != READY* ]]; do :; done
shift
for line; do
  zpty -w -n asked "$line"$'\C-t'
  while zpty -r asked output; do
    [[ $output == '<'* ]] && print -r -- "${output%%$'\r'*}"
    [[ $output == '<>'* ]] && break
  done
done
zpty -d asked
