#!/usr/bin/env bash
# Makes sure that a comment, which the branch's code wrote, cannot pass for more than the content check's words:
# `check-comment.sh <file>`. It leads to our forms alone, calls nobody, and bears the mark of no other comment.
set -euo pipefail

site=${SITE_URL%/}
form="\[Ouvrir le formulaire\]\(<${site//./\\.}/admin#[^<> ]*>\)"
# What src/content-check/comment.ts quotes is behind backslashes and hidden comments.
if [ "$(head -n 1 "$1")" != '<!-- controle-du-contenu -->' ] ||
  sed -E '1d; s/\\.//g; s/@?<!-- -->/\n/g' "$1" | grep -vxiE "$form" | grep -qE '[][<>@`&]|://|www\.'; then
  echo "::error title=Commentaire refusé::Il n’a pas la forme que le contrôle du contenu donne aux siens."
  exit 1
fi
