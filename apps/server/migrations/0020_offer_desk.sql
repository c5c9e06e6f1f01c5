-- Why: operators work off offers in queues, each sorted by what is due first and paged by its keys, and whoever
-- searches types a piece of a title. What they change of margins and holidays is written down like everything else.

drop index offers_to_answer, offers_expiring, offers_not_received, offers_protected;
create index offers_to_answer on offers (reply_due_at, id) where state = 'pending';
create index offers_expiring on offers (counter_expires_at, id) where state = 'offer';
create index offers_not_received on offers (receive_until, id) where state = 'awaiting_item' and received_at is null;
create index offers_protected on offers (protected_until, id)
  where state = 'awaiting_item' and received_at is not null;
create index offers_ready on offers (ready_at, id) where state = 'ready_for_payout';
create index offers_ended on offers (id) where state in ('approved', 'declined_by_user', 'declined_by_service');
create index offers_title_words on offers using gin (lower(title) gin_trgm_ops);

create trigger audit after insert or update or delete on offer_margins for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('from_cents');
create trigger audit after insert or update or delete on holidays for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('day');
