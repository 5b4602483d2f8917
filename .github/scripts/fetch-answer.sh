#!/usr/bin/env bash
# Fetches what the checks of a pull request left: `fetch-answer.sh <artefact> <folder>`. Prints the number of the request
# and the artefact's address as outputs of a step; nothing, when nobody has proposed the branch, or it has gone on since.
# HEAD (owner:branch), HEAD_REPOSITORY, BASE (main), COMMIT and RUN come from GitHub's event: an artefact could name another
# request. Of one branch there may be a request to each base, and one owner may have several forks.
set -euo pipefail

repo=repos/$GITHUB_REPOSITORY
number=$(gh api --method GET "$repo/pulls" --raw-field state=open --raw-field head="$HEAD" --raw-field base="$BASE" \
  --jq '.[] | select(.head.sha == env.COMMIT and .head.repo.full_name == env.HEAD_REPOSITORY) | .number')
artefact=$(gh api "$repo/actions/runs/$RUN/artifacts?name=$1" --jq '.artifacts[0].id // empty')
if [ -z "$artefact" ] || ! [[ "$number" =~ ^[0-9]+$ ]]; then exit; fi
gh run download "$RUN" --repo "$GITHUB_REPOSITORY" --name "$1" --dir "$2"
echo "number=$number"
echo "address=$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$RUN/artifacts/$artefact"
