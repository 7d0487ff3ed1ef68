#!/bin/sh
# Gives this version a folder of its own. dpkg removes the files of the version before as soon as it has unpacked this
# one, under a running program too; so the program never runs from dpkg's files in package/, but from hard links to
# them in versions/, which dpkg does not know. Data folders are never touched.
set -eu
home=@HOME@
build=@BUILD@

is_running() {
  for executable in /proc/[0-9]*/exe; do
    case $(readlink "$executable" 2>/dev/null || true) in "$home/versions/$1"/*) return 0 ;; esac
  done
  return 1
}

# Complete under its name, or not there: a power cut in between leaves only .making.
make_folder() {
  making=$home/versions/.making
  rm -rf "$making"
  [ -d "$home/versions/$build" ] && return
  mkdir -p "$home/versions"
  cp -al "$home/package" "$making" 2>/dev/null || { rm -rf "$making"; cp -a "$home/package" "$making"; }
  # A copy: dpkg takes the rights of a setuid file away before it removes it, and a link would lose them with it.
  rm "$making/chrome-sandbox"
  cp "$home/package/chrome-sandbox" "$making/chrome-sandbox"
  chmod 4755 "$making/chrome-sandbox"
  sync -f "$home/package"
  mv -T "$making" "$home/versions/$build"
}

# From now on a start takes this version; the one before stays, to be taken back.
choose() {
  before=$(readlink "$home/current" || true)
  [ "$before" = "versions/$build" ] && return
  if [ -n "$before" ] && [ -d "$home/$before" ]; then point previous "$before"; fi
  point current "versions/$build"
}

point() {
  ln -sfn "$2" "$home/.$1"
  mv -T "$home/.$1" "$home/$1"
}

# Keeps the chosen one, the one before, and whatever still runs.
tidy() {
  for folder in "$home"/versions/*; do
    name=${folder##*/}
    case versions/$name in "$(readlink "$home/current")" | "$(readlink "$home/previous" || true)") continue ;; esac
    is_running "$name" || rm -rf "$folder"
  done
}

# Ubuntu 24.04 forbids the sandbox's user namespaces to programs without a profile. An older parser would stumble over
# the profile at every boot, so only one that knows it gets it.
load_profile() {
  parser=$(command -v apparmor_parser || true)
  [ -n "$parser" ] || return 0
  if "$parser" --skip-kernel-load --skip-cache "$home/package/apparmor" >/dev/null 2>&1; then
    install -m 644 "$home/package/apparmor" /etc/apparmor.d/headpin
    if [ -d /sys/kernel/security/apparmor ]; then "$parser" --replace /etc/apparmor.d/headpin || true; fi
  else
    rm -f /etc/apparmor.d/headpin
  fi
}

case $1 in
  configure | abort-upgrade | abort-remove | abort-deconfigure)
    make_folder
    choose
    tidy
    load_profile
    ;;
esac
