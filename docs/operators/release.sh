#!/bin/sh
# Puts a build of the dashboard in place, and takes the one before back. The steps are in docs/deployment.md.
#
#   release.sh put DIST CONFIG TARGET [BASE]   a copy of DIST with this config.json, as TARGET/current
#   release.sh back TARGET                     TARGET/current and TARGET/previous change places
#
# DIST is dist/dashboard, CONFIG a config.json, TARGET a folder like /srv/trovi, BASE a path like /lab/catalogue/.
# Of older releases the two that are in use are kept.
set -eu

fail() {
  echo "release.sh: $1" >&2
  exit 1
}

# A link is replaced in one step: whoever asks meanwhile gets the old one or the new one.
point() {
  ln -sfn "$2" "$1.new"
  mv -fT "$1.new" "$1"
}

put() {
  [ -f "$1/index.html" ] && [ -d "$1/assets" ] || fail "$1 is no built dashboard: npm run build"
  [ -f "$2" ] || fail "there is no file $2"
  case ${4:-/} in
    /*[!A-Za-z0-9._~/-]* | [!/]*) fail "$4 is no path that begins and ends with a slash" ;;
    */) ;;
    *) fail "$4 is no path that begins and ends with a slash" ;;
  esac
  mkdir -p "$3/releases"
  target=$(cd "$3" && pwd)
  release=releases/$(date -u +%Y%m%dT%H%M%SZ)-$$
  cp -R "$1" "$target/$release.part"
  cp "$2" "$target/$release.part/config.json"
  if [ -n "${4:-}" ]; then
    sed -i "s#<base href=\"[^\"]*\"#<base href=\"$4\"#" "$target/$release.part/index.html"
  fi
  chmod -R u=rwX,go=rX "$target/$release.part"
  mv "$target/$release.part" "$target/$release"
  before=$(readlink "$target/current" || true)
  if [ -n "$before" ]; then point "$target/previous" "$before"; fi
  point "$target/current" "$release"
  for old in "$target"/releases/*; do
    case $old in */"${before:-$release}" | */"$release") ;; *) rm -rf "$old" ;; esac
  done
  echo "$target/current is $release"
}

back() {
  now=$(readlink "$1/current" || true)
  before=$(readlink "$1/previous" || true)
  [ -n "$now" ] && [ -n "$before" ] || fail "there is no release to go back to in $1"
  point "$1/current" "$before"
  point "$1/previous" "$now"
  echo "$1/current is $before"
}

case "${1:-} $#" in
  "put 4" | "put 5") shift && put "$@" ;;
  "back 2") back "$2" ;;
  *) sed -n '2,9s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;;
esac
