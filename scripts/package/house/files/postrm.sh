#!/bin/sh
# A removed package leaves the house's data, a purged one nothing.
set -eu
case $1 in
  remove | purge)
    for unit in headpin-house-database headpin-house; do
      rm -f "/etc/systemd/system/multi-user.target.wants/$unit.service"
    done
    if [ -d /run/systemd/system ]; then systemctl daemon-reload || true; fi
    ;;
esac
if [ "$1" = purge ]; then
  rm -rf /var/lib/headpin-house
  if getent passwd headpin-house >/dev/null; then userdel headpin-house || true; fi
fi
