-- Why: a wish waits for one finish in one exterior. Who waits for "any Karambit under 900" had to look again and again.
-- A customer keeps the filters of a list, and is told what comes for sale that passes them
-- (docs/behaviour/catalogue.md#saved-searches).

create table saved_searches (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- of a list, as the contract types them, tidied: the same filters are the same text
  filters jsonb not null check (jsonb_typeof(filters) = 'object' and filters <> '{}'),
  -- whether its customer is told of what comes
  mailed boolean not null default true,
  -- what came for sale up to this number was there before it was saved, or before it was switched on again
  after_no bigint not null,
  created_at timestamptz not null,
  -- when a mail last named something of it
  told_at timestamptz
);

create unique index saved_searches_once on saved_searches (customer_id, md5(filters::text));

-- The job that looks for what is new reads these alone, in this order.
create index saved_searches_mailed on saved_searches (id) where mailed;

-- The server asks first; this holds when one customer saves many at the same moment. The search itself is not counted,
-- because saving it again changes nothing.
create function check_saved_searches() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('saved searches', new.customer_id));
  if (
    select count(*) from saved_searches where customer_id = new.customer_id and filters <> new.filters
  ) >= 20 then
    raise exception 'a customer keeps at most 20 searches'
      using errcode = 'check_violation', constraint = 'saved_searches_max';
  end if;
  return new;
end
$$;

revoke all on function check_saved_searches from public;

create trigger saved_searches_max before insert on saved_searches
  for each row execute function check_saved_searches();

-- What came for sale for a search. Each item once: what was told stays, so that nobody is told it twice.
create table saved_search_hits (
  search_id bigint not null references saved_searches (id) on delete cascade,
  item_id bigint not null references items (id),
  found_at timestamptz not null,
  -- null: it waits for the next mail
  told_at timestamptz,
  primary key (search_id, item_id)
);

create index saved_search_hits_waiting on saved_search_hits (search_id) where told_at is null;
create index saved_search_hits_by_age on saved_search_hits (told_at) where told_at is not null;

-- What came for sale, or is for sale at another price, since the job last looked. Rows are only added and taken away:
-- whoever sells or prices waits for nobody.
create table fresh_offers (
  no bigint generated always as identity primary key,
  item_id bigint not null references items (id) on delete cascade,
  -- how it was for sale before; null where it was not
  was_cents bigint,
  was_on_sale boolean,
  -- when it can be bought; null: at once
  due_at timestamptz,
  check ((was_cents is null) = (was_on_sale is null))
);

create index fresh_offers_due on fresh_offers (due_at);

-- Nothing is noted while nobody waits for anything.
create function note_fresh_offers() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if not exists (select from saved_searches where mailed) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into fresh_offers (item_id, due_at)
    select id, available_from from changed where state = 'available';
  else
    insert into fresh_offers (item_id, was_cents, was_on_sale, due_at)
    select changed.id, before.price_cents, before.on_sale, changed.available_from
    from changed
    join was using (id)
    left join lateral (
      select was.price_cents, was.old_price_cents is not null as on_sale
      where was.state = 'available' and (was.available_from is null or was.available_from <= now())
    ) as before on true
    where changed.state = 'available'
      and (was.state, was.price_cents, was.old_price_cents, was.available_from)
        is distinct from (changed.state, changed.price_cents, changed.old_price_cents, changed.available_from);
  end if;
  return null;
end
$$;

revoke all on function note_fresh_offers from public;

create trigger note_fresh_added after insert on items referencing new table as changed
  for each statement execute function note_fresh_offers();

create trigger note_fresh_changed after update on items referencing old table as was new table as changed
  for each statement execute function note_fresh_offers();

grant select, delete on saved_searches to {{server}};
grant insert (customer_id, name, filters, after_no, created_at) on saved_searches to {{server}};
grant update (name, mailed, after_no, told_at) on saved_searches to {{server}};
grant select, insert, delete, update (told_at) on saved_search_hits to {{server}};
grant select, delete on fresh_offers to {{server}};

insert into erasure_steps (table_name, rows_of, audit_key, audited, statement) values
  ('saved_searches', $$customer_id = $1$$, null, null, $$delete from saved_searches where customer_id = $1$$),
  ('saved_search_hits', $$search_id in (select id from saved_searches where customer_id = $1)$$, null, null,
    $$delete from saved_search_hits where search_id in (select id from saved_searches where customer_id = $1)$$);

-- Mails about searches are a kind of their own, and a mailed link stops those about some of them.
alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (
    kind in ('orders', 'payments', 'offers', 'payouts', 'deals', 'price_alerts', 'saved_searches', 'security')
  );

alter table stopped_mails
  drop constraint stopped_mails_kind_check,
  add constraint stopped_mails_kind_check check (
    kind in ('orders', 'payments', 'offers', 'payouts', 'deals', 'price_alerts', 'saved_searches')
  );

alter table unsubscribe_links
  add column search_ids bigint[] not null default '{}',
  drop constraint unsubscribe_links_kind_check,
  add constraint unsubscribe_links_kind_check check (
    kind in ('orders', 'payments', 'offers', 'payouts', 'deals', 'price_alerts', 'saved_searches')
  ),
  drop constraint unsubscribe_links_about,
  add constraint unsubscribe_links_about check (
    case when kind is null then cardinality(wish_ids || search_ids) > 0 and cardinality(titles) > 0
      else cardinality(wish_ids || search_ids) = 0 and cardinality(titles) = 0 end
  );
