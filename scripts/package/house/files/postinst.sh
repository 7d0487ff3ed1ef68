#!/bin/sh
# The user, and both services. A newer version migrates the database when its service begins.
set -eu
if [ "$1" = configure ]; then
  if ! getent passwd headpin-house >/dev/null; then
    useradd --system --user-group --no-create-home --home-dir /var/lib/headpin-house --shell /usr/sbin/nologin headpin-house
  fi
  if [ ! -e /var/backups/headpin-house ]; then
    install -d -o headpin-house -g headpin-house -m 700 /var/backups/headpin-house
  fi
  if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    systemctl enable --quiet headpin-house-database.service headpin-house.service
    # An upgrade that brings the same PostgreSQL leaves the database running.
    server=$(systemctl show --property MainPID --value headpin-house-database.service)
    if [ "$server" != 0 ] && ! cmp -s "/proc/$server/exe" /usr/lib/headpin-house/postgres/bin/postgres; then
      systemctl restart headpin-house-database.service
    fi
    systemctl start headpin-house-database.service
    systemctl restart headpin-house.service
  else
    for unit in headpin-house-database headpin-house; do
      mkdir -p /etc/systemd/system/multi-user.target.wants
      ln -sf "/usr/lib/systemd/system/$unit.service" "/etc/systemd/system/multi-user.target.wants/$unit.service"
    done
  fi
fi
