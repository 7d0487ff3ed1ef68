#!/bin/sh
# Gives this version its own folder. dpkg removes the previous version's files as soon as it has unpacked this
# one, even while they are in use. Therefore the program never runs from dpkg's files in package/, but from
# hard links in versions/, which dpkg does not know. Data folders are never touched.
set -eu
home=@HOME@
build=@BUILD@

is_running() {
  for executable in /proc/[0-9]*/exe; do
    case $(readlink "$executable" 2>/dev/null || true) in "$home/versions/$1"/*) return 0 ;; esac
  done
  return 1
}

# Creates the folder completely or not at all: a power cut leaves only .making.
make_folder() {
  making=$home/versions/.making
  rm -rf "$making"
  if [ -d "$home/versions/$build" ]; then
    mend_folder "$home/versions/$build"
    return
  fi
  # On failure, frees the disk space again.
  trap 'rm -rf "$making"' EXIT
  mkdir -p "$home/versions"
  cp -al "$home/package" "$making" 2>/dev/null || { rm -rf "$making"; cp -a "$home/package" "$making"; }
  # Copied, not linked: dpkg clears the setuid bit before it removes a file, and a hard link would lose it
  # too.
  rm "$making/chrome-sandbox"
  cp "$home/package/chrome-sandbox" "$making/chrome-sandbox"
  chmod 4755 "$making/chrome-sandbox"
  sync -f "$home/package"
  mv -T "$making" "$home/versions/$build"
}

# The same build is installed again, perhaps because files were lost. Replaces only those, because the program
# may be running.
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

# The next start takes this version; the previous one is kept for a rollback.
choose() {
  before=$(chosen current)
  [ "$before" = "$build" ] && return
  if [ -n "$before" ] && ! runs_instead_of "$before"; then point previous "versions/$before"; fi
  point current "versions/$build"
}

# Whether the previous version runs although this one is newer. This one may be unable to start, so it is no
# version to roll back to.
runs_instead_of() {
  last=$(chosen previous)
  [ -n "$last" ] && [ "$last" != "$build" ] && ! is_running "$1" && is_running "$last"
}

# The version that a link leads to, whoever made the link; empty if it leads nowhere.
chosen() {
  folder=$(readlink -f "$home/$1" || true)
  [ "${folder%/*}" = "$(readlink -f "$home")/versions" ] && [ -d "$folder" ] || return 0
  echo "${folder##*/}"
}

point() {
  ln -sfn "$2" "$home/.$1"
  mv -T "$home/.$1" "$home/$1"
}

# Keeps the chosen version, the previous one, and every version that still runs.
tidy() {
  for folder in "$home"/versions/*; do
    name=${folder##*/}
    case $name in "$(chosen current)" | "$(chosen previous)") continue ;; esac
    is_running "$name" || rm -rf "$folder"
  done
}

# Ubuntu 24.04 denies user namespaces, which the sandbox needs, to programs without a profile. An older parser
# would fail on this profile at every boot, so only a parser that understands it gets it.
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
