#!/bin/sh
# A removed package leaves the house's data, a purged one its backups alone.
set -eu
case $1 in
  remove | purge)
    for unit in multi-user.target.wants/headpin-house-database.service multi-user.target.wants/headpin-house.service \
      timers.target.wants/headpin-house-backup.timer; do
      rm -f "/etc/systemd/system/$unit"
    done
    if [ -d /run/systemd/system ]; then systemctl daemon-reload || true; fi
    ;;
esac
if [ "$1" = purge ]; then
  rm -rf /var/lib/headpin-house
  if [ -d /var/backups/headpin-house ]; then rmdir --ignore-fail-on-non-empty /var/backups/headpin-house; fi
  if getent passwd headpin-house >/dev/null; then userdel headpin-house || true; fi
fi
