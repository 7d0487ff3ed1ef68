#!/bin/sh
# A purge removes the whole program. The games belong to the house and stay in their data folders, even in a
# folder beside the program.
set -eu
home=@HOME@
if [ "$1" = purge ]; then
  rm -rf "$home/package" "$home/versions"
  rm -f "$home/current" "$home/previous" "$home/.current" "$home/.previous"
  rmdir "$home" 2>/dev/null || true
fi
