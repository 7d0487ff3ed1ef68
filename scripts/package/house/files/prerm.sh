#!/bin/sh
# The lanes play on alone. An upgrade leaves the database running until the new program is there.
set -eu
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
  systemctl stop headpin-house-backup.timer headpin-house.service headpin-house-database.service || true
fi
