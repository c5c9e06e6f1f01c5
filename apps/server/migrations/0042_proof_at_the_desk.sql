-- Why: an open desk is not yet its owner. Who changes second factors or the team proves once more who they are;
-- strangers who guess elsewhere keep nobody of the staff out, because a browser that somebody has worked in has a count
-- of its own; and refused sign-ins of people who do not work here are counted instead of filling a log that only grows
-- (docs/decisions/0008-the-operators-desk.md, Staff and audit).

-- When password or second factor was last given in this session.
alter table staff_sessions add column proven_at timestamptz;

-- Browsers in which somebody has given both factors (OWASP, device cookies).
create table staff_devices (
  staff_id bigint not null references staff (id),
  device_hash bytea not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (staff_id, device_hash)
);

create index staff_devices_by_sight on staff_devices (seen_at);

-- Refused sign-ins that are no call of somebody who works here: one row per network and hour.
create table refused_sign_ins (
  network text not null,
  hour timestamptz not null,
  tries int not null check (tries > 0),
  primary key (network, hour)
);

create index refused_sign_ins_by_hour on refused_sign_ins (hour);

grant select, insert, update, delete on staff_devices, refused_sign_ins to {{server}};

-- What operators change of the shop itself, on the command line and one day at the desk, is noted like everything else.
-- An item is noted where somebody puts it up, takes it away or prices it; its sale is in its order.
create trigger audit after insert or update or delete on settings for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('only_row');
create trigger audit after insert or update or delete on promo_codes for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after insert or update or delete on countries for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after insert or update or delete on currencies for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('code');
create trigger audit after insert or update or delete on social_links for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after insert or update or delete on static_pages for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after insert or update or delete on static_page_texts for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('page_id');
create trigger audit after insert or delete or update of price_cents, old_price_cents on items for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
