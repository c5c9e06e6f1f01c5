-- Why: which languages a shop speaks and every word that it says stood in source files. A shop chooses its languages
-- and has texts of its own; each change is kept with what was before, and with what it was written over.

alter table settings
  add column languages text[] not null default '{en,de,fr,es,pl,uk}'
    check (cardinality(languages) > 0 and languages <@ '{en,de,fr,es,pl,uk}'),
  add column default_language text not null default 'en',
  add constraint settings_default_language check (default_language = any (languages));

-- Texts by form: "text", or the plural forms of the language. Null is what was shipped.
create table text_changes (
  id bigint generated always as identity primary key,
  language text not null check (language ~ '^[a-z]{2}$'),
  key text not null check (key ~ '^\w{1,80}$'),
  before jsonb,
  after jsonb,
  -- What the text was shipped as, and what stood beside it in English.
  shipped jsonb not null,
  english jsonb not null,
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null,
  puts_back bigint references text_changes (id)
);

create index text_changes_by_text on text_changes (language, key, id desc);

create view own_texts as
select id, language, key, after as own, shipped, english
from (select distinct on (language, key) * from text_changes order by language, key, id desc) as newest
where after is not null;

create trigger only_grows before update or delete or truncate on text_changes
  for each statement execute function refuse_audit_change();
create trigger audit after insert on text_changes
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger notify_content after insert on text_changes
  for each statement execute function notify_content();

grant select, insert on text_changes to {{server}};
grant select on own_texts to {{server}};
