-- Why: which account was paid is kept for the books, sealed, also of customers whose accounts are deleted. Nothing took
-- it away when the books no longer need it: ten years after the end of the year.

alter table payouts drop constraint payouts_check;
alter table payouts add constraint payouts_to_account check (
  (method = 'sepa-manual') = (iban_masked is not null) and (method = 'sepa-manual' or iban_sealed is null)
);
-- What may still be sent, and what is on its way, knows its account.
alter table payouts add constraint payouts_account_known check (
  method <> 'sepa-manual' or iban_sealed is not null or state in ('approved', 'set_off', 'failed')
);

-- Null: its time is over.
alter table bank_files alter column content_sealed drop not null;

create index payouts_by_account_age on payouts (settled_at) where iban_sealed is not null;
create index bank_files_by_age on bank_files (created_at) where content_sealed is not null;

-- Takes account numbers and the bank's words out of everything that ended before a moment.
create function forget_old_accounts(before timestamptz) returns void
language sql volatile security definer set search_path = pg_catalog, public, pg_temp
as $$
  update payouts set iban_sealed = null, iban_masked = case when iban_masked is not null then '' end
  where settled_at < before and iban_sealed is not null;
  update bank_files file set content_sealed = null
  where created_at < before and content_sealed is not null
    and not exists (select from payouts where file_id = file.id and settled_at is null);
  update bank_answer_lines set words = null, reason = null
  from bank_answers answer
  where answer.id = answer_id and answer.imported_at < before and (words is not null or reason is not null);
$$;

revoke all on function forget_old_accounts from public;
grant execute on function forget_old_accounts to {{server}};
