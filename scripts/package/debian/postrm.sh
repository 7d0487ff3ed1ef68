#!/bin/sh
# A purge leaves nothing of the program. The games are the house's and stay in its data folders.
set -eu
if [ "$1" = purge ]; then rm -rf @HOME@; fi
