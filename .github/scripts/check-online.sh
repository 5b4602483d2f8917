#!/usr/bin/env bash
# Waits until the site answers as published: `check-online.sh <dist>`. An address without final slash answers 200, and not a redirect: the least a host must get right. And
# under another policy than its own, no script of a document runs: forms would be dead.
set -euo pipefail

policy=$(sed -n '/^\/\*$/,/^$/s/^  Content-Security-Policy: //p' "$1/_headers")
for _ in {1..6}; do
  answer=$(curl --silent --max-time 20 --output /dev/null \
    --write-out '%{http_code} %header{content-security-policy}' --url "$SITE_URL/contact") || true
  if [ "$answer" = "200 $policy" ]; then exit 0; fi
  sleep "${PAUSE:-10}"
done
if [ "${answer%% *}" = 200 ]; then
  problem="répond sous une autre politique de sécurité que ses documents : les formulaires ne marchent pas. Attendue : $policy. Reçue : ${answer#* }."
else
  problem="répond ${answer%% *} au lieu de 200."
fi
echo "::error title=Site en ligne::$SITE_URL/contact $problem Voyez docs/deploiement.md."
exit 1
