#!/usr/bin/env bash
# Publishes a built site on a server of one's own or on shared hosting: `publish-by-rsync.sh <dist> <deploy>`, as the build has written them.
#   DEPLOY_SERVER  nginx, with docs/deploiement.md's command behind the key: site@ssh.example
#   DEPLOY_TARGET  shared hosting: the folder that Apache serves: login@ssh.example:www/
#   RSYNC_RSH      the ssh command
#
# On nginx each publication is a folder of its own: documents, rules, the receiver of leads; once it is there, a link leads
# to it. Documents and the policy that allows their script change together, and the way back is the link.
set -Eeuo pipefail

fail() {
  echo "::error title=Publication par rsync::${1-Elle s’est arrêtée en route. Le site en ligne n’a pas changé, ou pas entièrement : relancez-la.}"
  exit 1
}
trap fail ERR

dist=$1
deploy=$2
if [ ! -s "$dist/index.html" ]; then fail "$dist ne contient pas de site : rien n’est envoyé."; fi
# On the server a link could lead to any file.
if [ -n "$(find "$dist" ! -type f ! -type d)" ]; then fail "Un lien symbolique n’a pas sa place dans $dist : rien n’est envoyé."; fi

# A file whose bytes are the same keeps its date, hence its ETag.
copy=(rsync --recursive --checksum --compress)

if [ -n "$DEPLOY_SERVER" ]; then
  release=$(date -u +%Y%m%d-%H%M%S)
  # As rrsync has it, the root is the folder that the key opens.
  "${copy[@]}" --mkpath --link-dest=/online/dist -- "$dist/" "$DEPLOY_SERVER:releases/$release/dist/"
  rsync --recursive -- "$deploy/nginx-rules.conf" "$deploy/receveur" "$DEPLOY_SERVER:releases/$release/"
  read -ra ssh <<< "$RSYNC_RSH"
  "${ssh[@]}" -- "$DEPLOY_SERVER" "release $release" ||
    fail "Le serveur n’a pas mis $release en ligne : la clé permet-elle « release », nginx accepte-t-il ses règles ?"
  exit
fi

target=$DEPLOY_TARGET
# Alone, a name is the folder, not what it holds; « host: » is the home folder, « host:/ » would be the root.
case $target in *: | */) ;; *) target=$target/ ;; esac
status=0
listed=$(rsync --list-only -- "$target") || status=$?
# 23: no such folder; rsync will make it.
if [ $status != 0 ] && [ $status != 23 ]; then fail "DEPLOY_TARGET ne s’ouvre pas : voyez le serveur, la clé et le dossier (rsync : code $status). Rien n’est envoyé."; fi
# What is in the target and not in the site will be removed.
if ! grep -q ' _headers$' <<< "$listed" && grep -qvE '^$| (\.|\.well-known)$' <<< "$listed"; then
  fail "DEPLOY_TARGET mène à un dossier qui n’est ni vide, ni celui du site : tout y serait effacé. Corrigez-le, ou videz ce dossier vous-même."
fi
# New files appear together at the end, and what is gone is removed after that.
"${copy[@]}" --delay-updates --delete-after --filter='protect /.well-known/***' -- "$dist/" "$target"
