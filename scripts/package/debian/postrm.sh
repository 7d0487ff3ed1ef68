#!/bin/sh
# A purge leaves nothing of the program. The games are the house's and stay in its data folders, even in one that
# somebody put beside the program.
set -eu
home=@HOME@
if [ "$1" = purge ]; then
  rm -rf "$home/package" "$home/versions"
  rm -f "$home/current" "$home/previous" "$home/.current" "$home/.previous"
  rmdir "$home" 2>/dev/null || true
fi
