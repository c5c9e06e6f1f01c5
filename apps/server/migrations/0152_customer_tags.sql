-- Why: staff knew what kind of customer they had before them ("reseller", "speaks Polish", "watch the payouts") from
-- memory or from the middle of a note. A customer is given tags now: free words, few enough to be read at a glance,
-- one spelling in the whole shop, found by and filtered by. And an account whose address nobody has proven no longer
-- stands before that of a customer in any list: whoever types somebody else's address would be taken for them. What
-- accounts of one person share is looked up by indexes.

-- A word that some customer has; one that nobody has any more is forgotten, because it may say who had it. `place` is
-- what bounds how many a shop has.
create table tags (
  name text primary key check (name = btrim(name) and char_length(name) between 1 and 30),
  place smallint not null unique check (place between 1 and 200)
);

create unique index tags_folded on tags (lower(name));

create table customer_tags (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  tag text not null references tags (name),
  place smallint not null check (place between 1 and 10),
  unique (customer_id, tag),
  unique (customer_id, place)
);

create index customer_tags_by_tag on customer_tags (tag, customer_id);

-- Whoever changes tags takes turns: the last customer who loses a tag takes it away while nobody else is given it.
create function hold_tags() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tags', 0));
  return null;
end
$$;

create function forget_tag() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from tags where name = old.tag and not exists (select from customer_tags where tag = old.tag);
  return null;
end
$$;

revoke all on function hold_tags, forget_tag from public;

create trigger hold_tags before insert or delete on customer_tags for each statement execute function hold_tags();
create trigger forget_tag after delete on customer_tags for each row execute function forget_tag();

create trigger audit after insert or delete on customer_tags for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert on tags to {{server}};
grant select, insert, delete on customer_tags to {{server}};

-- Lists of customers: those with a proven address first, each kind newest first.
create index customers_by_proof on customers ((email_verified_at is not null), id);

insert into erasure_steps (table_name, rows_of, audit_key, audited, statement) values
  ('customer_tags', 'customer_id = $1', 'id', '{tag}', 'delete from customer_tags where customer_id = $1');

-- What accounts of one person have in common, beside the address, which has an index already.
create index customers_by_phone on customers (phone_e164) where phone_e164 <> '';
create index customers_by_trade_link on customers (steam_trade_link) where steam_trade_link is not null;
create index trade_accounts_by_steamid on trade_accounts (steamid);
create index known_devices_by_hash on known_devices (device_hash);
create index payouts_by_iban on payouts (iban_masked) where iban_masked is not null;
