-- Why: servers of the version before go on selling while the next one migrates, and open again when it is taken back
-- (docs/decisions/0015-expand-and-contract.md). They do not have its files, so the database tells them which of its
-- migrations they survive. The row of a migration is written by Kysely, in the same transaction: what the file says of
-- itself reaches the row by this default.

-- the migration at whose end a server survives this one; null: none does
alter table schema_migrations
  add column expand_since text default nullif(current_setting('pandrop.expand_since', true), '');
