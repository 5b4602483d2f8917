#!/usr/bin/env bash
# Writes a file as a comment on the pull request, or over the one written before: `comment.sh <file>`. The first line of
# the file is a hidden mark, which tells the comment from the others at the next push. PULL_REQUEST is the number.
set -euo pipefail

MARK=$(head -n 1 "$1")
export MARK
issues="repos/$GITHUB_REPOSITORY/issues"
# Only among the workflows' own: anybody may begin a comment alike.
id=$(gh api --paginate "$issues/$PULL_REQUEST/comments" --jq \
  '.[] | select(.user.login == "github-actions[bot]" and (.body | startswith(env.MARK))) | .id' | sed -n 1p)
# Sent from the file: nothing that it says becomes part of a command.
if [ -n "$id" ]; then
  gh api --silent --method PATCH "$issues/comments/$id" --field body=@"$1"
else
  gh api --silent --method POST "$issues/$PULL_REQUEST/comments" --field body=@"$1"
fi
