import { expect, test } from 'vitest'
import { expandSinceOf } from '../apps/server/src/db/migration-files.ts'
import { breakingStatements } from './migration-statements.ts'
import { readText as read, trackedFiles } from './tracked-files.ts'

// docs/decisions/0015-expand-and-contract.md: what a migration says of the version before, it keeps.

const migrations = trackedFiles.filter((path) => /^apps\/server\/migrations\/\d{4}_\w+\.sql$/.test(path))

const nameOf = (path: string): string => path.replace(/^.*\/|\.sql$/g, '')

test('a migration that says it expands holds no statement that the version before may not survive', () => {
  const expanding = migrations.filter((path) => expandSinceOf(read(path)) !== null)
  const broken = expanding.flatMap((path) => breakingStatements(read(path)).map((text) => `${path}: ${text}`))
  expect(
    broken,
    'Bring this in the version after, in a migration without "-- expand since", or say above the statement why the ' +
      'version before survives it: "-- survives: …" (docs/recipes/change-the-database.md)',
  ).toEqual([])
})

test('what a migration expands since is an earlier migration, and the line is written as it is read', () => {
  const wrong = migrations.filter((path) => {
    const text = read(path)
    const since = expandSinceOf(text)
    if (since === null) return /^\s*--\s*expand\b/im.test(text)
    return since >= nameOf(path) || !migrations.map(nameOf).includes(since)
  })
  expect(wrong).toEqual([])
})

test.each([
  "create table notes (id int primary key, text text not null check (text <> ''))",
  'create unlogged table notes (id int); create unique index one on notes (id)',
  'alter table items add column note text',
  'alter table items add note text, add column seen boolean not null default false',
  'alter table items add column total int not null generated always as (price_cents * 2) stored',
  'alter table items add column account_id bigint references steam_accounts (id)',
  'create index items_by_note on items (note)',
  'create table notes (id int); create unique index one on notes (id); insert into notes values (1)',
  "create function f() returns text language sql as $$ select 'drop table items; --' $$",
  'create function f() returns int language sql as $$ select 1; $$; revoke all on function f() from public',
  'create table notes (id int); create trigger t before update on notes for each row execute function f()',
  'grant select on items to {{server}}',
  "comment on table items is 'what is sold; each once'",
  '-- survives: no version has read this table since 0150\ndrop table old_notes',
])('it may say so of: %s', (sql) => {
  expect(breakingStatements(sql)).toEqual([])
})

test.each([
  'drop table notes',
  'alter table items drop column note',
  'alter table items rename column note to remark',
  'alter table items rename to copies',
  'alter table items add column note text not null',
  'alter table items add column note text, add column other text not null',
  "alter table items add column note text check (note <> '')",
  'alter table items alter column note set not null',
  'alter table items alter column note drop not null',
  'alter table items alter column note drop default',
  'alter table items alter column note type varchar(10)',
  "alter table items add constraint items_note check (note <> '')",
  "alter table items add check (note <> '')",
  'alter table items drop constraint items_note, add constraint items_note check (note is null)',
  'create unique index items_one_note on items (note)',
  'drop index items_by_note',
  'create trigger t before insert on items for each row execute function f()',
  'create or replace function f() returns int language sql as $$ select 1 $$',
  'create or replace view v as select 1 as one',
  "alter type kind add value 'other'",
  'revoke insert on items from {{server}}',
  'update items set note = 1',
  'delete from items',
  'truncate items',
  'insert into items values (1)',
  'do $$ begin drop table items; end $$',
  '-- survives: yes\ndrop table notes',
])('it may not say so, without a reason, of: %s', (sql) => {
  expect(breakingStatements(sql)).toHaveLength(1)
})
