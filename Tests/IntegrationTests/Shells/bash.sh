# What bash offers for each line, each in < and >, <> behind the last: bash bash.sh SCRIPT LINE...
# Takes a line apart as readline does, at = and : too, and calls the function that bash would call.
source "$1"
shift
for COMP_LINE; do
  COMP_POINT=${#COMP_LINE} COMP_WORDS=()
  word=''
  for ((index = 0; index < ${#COMP_LINE}; index++)); do
    character=${COMP_LINE:index:1}
    case $character in
      ' ')
        [[ -n $word ]] && COMP_WORDS+=("$word")
        word=''
        continue
        ;;
      = | :) [[ $word == *[!=:]* ]] && COMP_WORDS+=("$word") && word='' ;;
      *) [[ $word == [=:]* ]] && COMP_WORDS+=("$word") && word='' ;;
    esac
    word+=$character
  done
  COMP_WORDS+=("$word")
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _zoomfit
  for word in "${COMPREPLY[@]}"; do echo "<$word>"; done
  echo '<>'
done
