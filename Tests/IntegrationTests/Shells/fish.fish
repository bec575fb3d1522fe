# What fish offers for each line, each in < and >, <> behind the last: fish fish.fish SCRIPT LINE...
source $argv[1]
for line in $argv[2..]
  for candidate in (complete --do-complete $line)
    echo "<"(string split \t -- $candidate)[1]">"
  end
  echo '<>'
end
