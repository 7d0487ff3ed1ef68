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
  if [ -d "$home/versions/$build" ]; then
    mend_folder "$home/versions/$build"
    return
  fi
  # A full disk must not stay full.
  trap 'rm -rf "$making"' EXIT
  mkdir -p "$home/versions"
  cp -al "$home/package" "$making" 2>/dev/null || { rm -rf "$making"; cp -a "$home/package" "$making"; }
  # A copy: dpkg takes the rights of a setuid file away before it removes it, and a link would lose them with it.
  rm "$making/chrome-sandbox"
  cp "$home/package/chrome-sandbox" "$making/chrome-sandbox"
  chmod 4755 "$making/chrome-sandbox"
  sync -f "$home/package"
  mv -T "$making" "$home/versions/$build"
}

# Somebody installs the same build again, perhaps because files of it were lost. Only those are replaced: it may run.
mend_folder() {
  trap 'rm -rf "$home/versions/$build/.mending"' EXIT
  (cd "$home/package" && find . -type f) | while read -r file; do
    mode=$(stat -c %a "$home/package/$file")
    [ "$file" != ./chrome-sandbox ] || mode=4755
    is_whole "$home/package/$file" "$1/$file" "$mode" && continue
    mkdir -p "$1/${file%/*}"
    rm -rf "$1/.mending"
    if [ "$file" = ./chrome-sandbox ]; then
      cp "$home/package/$file" "$1/.mending"
      chmod "$mode" "$1/.mending"
    else
      ln "$home/package/$file" "$1/.mending" 2>/dev/null || cp -p "$home/package/$file" "$1/.mending"
    fi
    [ ! -d "$1/$file" ] || rm -rf "${1:?}/$file"
    mv -fT "$1/.mending" "$1/$file"
  done
  sync -f "$1"
}

is_whole() {
  [ -f "$2" ] && [ ! -L "$2" ] && [ "$(stat -c %a "$2")" = "$3" ] && cmp -s "$1" "$2"
}

# From now on a start takes this version; the one before stays, to be taken back.
choose() {
  before=$(chosen current)
  [ "$before" = "$build" ] && return
  if [ -n "$before" ] && ! runs_instead_of "$before"; then point previous "versions/$before"; fi
  point current "versions/$build"
}

# Whether the version before runs while this one, newer, does not: it may not be able to start, and is none to take back.
runs_instead_of() {
  last=$(chosen previous)
  [ -n "$last" ] && [ "$last" != "$build" ] && ! is_running "$1" && is_running "$last"
}

# The version that a link leads to, however somebody made it; nothing if it leads to none.
chosen() {
  folder=$(readlink -f "$home/$1" || true)
  [ "${folder%/*}" = "$(readlink -f "$home")/versions" ] && [ -d "$folder" ] || return 0
  echo "${folder##*/}"
}

point() {
  ln -sfn "$2" "$home/.$1"
  mv -T "$home/.$1" "$home/$1"
}

# Keeps the chosen one, the one before, and whatever still runs.
tidy() {
  for folder in "$home"/versions/*; do
    name=${folder##*/}
    case $name in "$(chosen current)" | "$(chosen previous)") continue ;; esac
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
