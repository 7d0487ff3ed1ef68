#!/bin/sh
# Removes what postinst made. A running Headpin keeps its folder until the package is purged or installed
# again.
set -eu
home=@HOME@

is_running() {
  for executable in /proc/[0-9]*/exe; do
    case $(readlink "$executable" 2>/dev/null || true) in "$1"/*) return 0 ;; esac
  done
  return 1
}

if [ "$1" = remove ]; then
  kiosk=${home%/opt/headpin}/usr/sbin/headpin-kiosk
  # A kiosk without its program would show nothing, not even a login. Also undoes a kiosk that was only half
  # turned on.
  if [ -x "$kiosk" ]; then "$kiosk" off || true; fi
  rm -rf "$home/versions/.making"
  rm -f "$home/current" "$home/previous"
  for folder in "$home"/versions/*; do is_running "$folder" || rm -rf "$folder"; done
  rmdir "$home/versions" 2>/dev/null || true
  if [ -e /etc/apparmor.d/headpin ]; then
    if [ -d /sys/kernel/security/apparmor ]; then apparmor_parser --remove /etc/apparmor.d/headpin || true; fi
    rm -f /etc/apparmor.d/headpin
  fi
fi
