#!/usr/bin/env bash
# Plays one game against a house bot, with curl and jq alone and no knowledge of the rules.
# BACKLOT=http://localhost:3000 TOKEN=backlot_... ./example-bot.sh [title]
set -euo pipefail
api() { curl -sS --fail-with-body -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' "$@"; }
tables=$BACKLOT/api/tables
new='{ key: $key, title: $title, seats: [{ kind: "me" }, { kind: "bot", level: "random" }] }'
table=$(jq -n --arg key "new-table-$$-$RANDOM" --arg title "${1:-melies}" "$new" | api "$tables" -d @- | jq -r .id)
echo "Playing at $BACKLOT/table/$table"

# Makes of each line of events: its type, the newest row, and a move to post where there is one to make.
# Any legal move will do here: this is the place for thoughts of your own. What the seat sees is in .view.
think='(now * 1000 | floor) as $dice | [.type, .seq // -1,
  (select(.legal) | { seat, seq, key: "move-\(.seq)-\($dice)", move: .legal[$dice % (.legal | length)] } | tojson),
  (select(.type == "end") | "Points \(.result.points | join(", ")); I was number \(.result.ranks[.seat])."),
  (select(.type == "problem") | .problem.detail)] | join("\t")'
after=-1
while true; do
  while IFS=$'\t' read -r type seq what; do
    case $type in
      update) after=$seq; [ -z "$what" ] || api "$tables/$table/moves" -d "$what" > /dev/null || sleep 1 ;;
      end) echo "The end. $what"; exit ;;
      problem) echo "$what" >&2; exit 1 ;;
    esac
  done < <(api -N "$tables/$table/events?after=$after" | jq --unbuffered -r "$think")
  sleep 1 # The link broke or the server was started anew: go on after the newest row that is known.
done
