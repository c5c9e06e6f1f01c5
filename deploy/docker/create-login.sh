#!/bin/sh
# The server's own login: it may use what the owner made, and not change the ledger (README, DATABASE_OWNER_URL).
set -eu
psql --username owner --dbname pandrop --set password="$SERVER_PASSWORD" <<'SQL'
create role server login password :'password';
SQL
