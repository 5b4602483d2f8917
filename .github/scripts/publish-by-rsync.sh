#!/usr/bin/env bash
# Publishes a built site on a server of one's own or on shared hosting: `publish-by-rsync.sh <dist> <nginx-rules.conf>`.
#   SITE_URL            its address
#   DEPLOY_TARGET       where it lies: site@ssh.example:dist/
#   DEPLOY_NGINX_RULES  where nginx reads its rules: site@ssh.example:deploy/; empty on Apache, which reads them in the site
#   RSYNC_RSH           the ssh command
#
# The script in the documents and the policy that allows it, in the rules, change together, but never at the same moment.
# So rules come first that allow what is online besides, then the documents, then the rules as built: at each moment, and
# wherever the line breaks, what is online works.
set -Eeuo pipefail

fail() {
  echo "::error title=Publication par rsync::${1-Elle s’est arrêtée en route. Le site en ligne marche toujours : relancez-la.}"
  exit 1
}
trap fail ERR

dist=$1
rules=$2
if [ -z "$DEPLOY_NGINX_RULES" ]; then rules=$dist/.htaccess; fi
target=$DEPLOY_TARGET
# Alone, a name is the folder, not what it holds; « host: » is the home folder, « host:/ » would be the root.
case $target in *: | */) ;; *) target=$target/ ;; esac
work=$(mktemp -d)

# What is in the target and not in the site will be removed: neither may be something else than a site.
if [ ! -s "$dist/index.html" ]; then fail "$dist ne contient pas de site : rien n’est envoyé."; fi
# On the server a link could lead to any file.
if [ -n "$(find "$dist" ! -type f ! -type d)" ]; then fail "Un lien symbolique n’a pas sa place dans $dist : rien n’est envoyé."; fi
status=0
rsync --list-only -- "$target" > "$work/target" || status=$?
# 23: no such folder; rsync will make it.
if [ $status != 0 ] && [ $status != 23 ]; then fail "DEPLOY_TARGET ne s’ouvre pas : voyez le serveur, la clé et le dossier (rsync : code $status). Rien n’est envoyé."; fi
online=
if grep -q ' _headers$' "$work/target"; then
  online=$(curl --silent --max-time 20 --output /dev/null --write-out '%header{content-security-policy}' --url "$SITE_URL/contact") || true
elif grep -qvE ' (\.|\.well-known)$' "$work/target"; then
  fail "DEPLOY_TARGET mène à un dossier qui n’est ni vide, ni celui du site : tout y serait effacé. Corrigez-le, ou videz ce dossier vous-même."
fi

put_rules() {
  if [ -n "$DEPLOY_NGINX_RULES" ]; then
    rsync --checksum -- "$1" "$DEPLOY_NGINX_RULES"
    read -ra ssh <<< "$RSYNC_RSH"
    "${ssh[@]}" -- "${DEPLOY_NGINX_RULES%%:*}" reload ||
      fail "nginx n’a pas relu ses règles : la clé permet-elle « reload » ? Le site en ligne marche toujours."
  else
    rsync --checksum -- "$1" "$target"
  fi
}

# Directive by directive, what the first policy allows, then what the second does. The second came over the network and
# goes into the server's configuration: only what policies are written with.
merged() {
  local name sources other=$2
  if [[ ! $other =~ ^[[:alnum:]\ \;:/.\'*_+=-]*$ ]]; then other=; fi
  tr ';' '\n' <<< "$1" | while read -r name sources; do
    sources+=" $(tr ';' '\n' <<< "$other" | sed -n "s/^ *$name //p")"
    echo "$name $(tr ' ' '\n' <<< "$sources" | awk 'NF && !seen[$0]++' | paste -sd ' ')"
  done | paste -sd ';' | sed 's/;/; /g'
}

built=$(sed -n '/^\/\*$/,/^$/s/^  Content-Security-Policy: //p' "$dist/_headers")
both=$(merged "$built" "$online")
text=$(< "$rules")
if [[ -z $built || $text != *"$built"* ]]; then fail "La politique de $dist/_headers n’est pas dans $rules."; fi
printf '%s\n' "${text//"$built"/"$both"}" > "$work/${rules##*/}"

put_rules "$work/${rules##*/}"
# Nothing is online before a first publication, or its address still leads to another server.
if [ -n "$online" ]; then "$(dirname "$0")/check-online.sh" "$dist" "$both"; fi
# New files appear together at the end, and what is gone is removed after that; a file whose bytes are the same keeps its
# date, hence its ETag.
rsync --recursive --checksum --compress --delay-updates --delete-after \
  --filter='protect /.well-known/***' --exclude=/.htaccess -- "$dist/" "$target"
put_rules "$rules"
