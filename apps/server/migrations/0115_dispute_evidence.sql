-- Why: a dispute is won with what the shop knows of the sale, and that had to be gathered by hand under a deadline. A
-- sheet gathers it once and keeps it as it was at that moment; staff add their words, and it is submitted once.

create table dispute_evidence (
  dispute_id text primary key references disputes (id),
  -- what was known when the sheet was made: sections of rows, and what the provider is told of it
  facts jsonb not null,
  made_at timestamptz not null,
  made_by text not null,
  -- what staff add; the provider takes no more characters
  words text not null default '' check (length(words) <= 20000),
  edited_at timestamptz,
  edited_by text,
  -- set once somebody submits it, taken back where the provider turns it down
  sending_since timestamptz,
  sent_by text,
  -- the sheet at the provider
  file_id text,
  submitted_at timestamptz,
  constraint dispute_evidence_edited check ((edited_at is null) = (edited_by is null)),
  constraint dispute_evidence_sent check ((sending_since is null) = (sent_by is null)),
  constraint dispute_evidence_submitted
    check (submitted_at is null or (sending_since is not null and file_id is not null))
);

create index dispute_evidence_sending on dispute_evidence (sending_since)
  where sending_since is not null and submitted_at is null;

-- What is on its way stays as it was sent, what was submitted stays for good.
create function check_evidence_change() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.submitted_at is not null then
    raise exception 'evidence of dispute % was submitted', old.dispute_id using errcode = 'check_violation';
  end if;
  if old.sending_since is not null and new.sending_since is not null
    and (old.facts, old.words, old.sent_by) is distinct from (new.facts, new.words, new.sent_by) then
    raise exception 'evidence of dispute % is on its way', old.dispute_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

revoke all on function check_evidence_change from public;

create trigger check_evidence_change before update on dispute_evidence
  for each row execute function check_evidence_change();

create trigger audit after insert or update on dispute_evidence
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('dispute_id', 'facts');

grant select, insert on dispute_evidence to {{server}};
grant update (facts, made_at, made_by, words, edited_at, edited_by, sending_since, sent_by, file_id, submitted_at)
  on dispute_evidence to {{server}};
