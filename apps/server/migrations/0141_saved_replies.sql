-- Why: the same questions come every day, and everybody typed their own answer in six languages. What operators answer
-- often is written once, in the languages that they have it in.

create table saved_replies (
  id bigint generated always as identity primary key,
  name text not null check (name <> '' and length(name) <= 80),
  -- by language; English is there always, and stands in for those that are not
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts ? 'en'),
  -- counts changes: whoever has seen an older one changes nothing
  version int not null default 1 check (version > 0),
  archived boolean not null default false
);

-- What is not used any more keeps its name from nobody.
create unique index saved_replies_name on saved_replies (lower(name)) where not archived;

create trigger audit after insert or update on saved_replies for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert (name, texts), update (name, texts, version, archived) on saved_replies to {{server}};
