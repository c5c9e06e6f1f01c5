-- Why: a customer waits for a finish in one exterior and variant, not for one copy of it, and may be mailed when one is
-- for sale below their price. What was mailed is remembered, so that nobody is told the same thing twice, however many
-- servers look. Nothing here hangs on items: a purchase or a new price pays nothing for it; a job looks every minute.

create table wishes (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  skin_id text not null,
  exterior text not null,
  variant text not null,
  -- the copy it was added through, sold or not: adding it again brings the entry back
  item_id bigint not null references items (id),
  -- a mail when an item costs less; null: no mail
  price_below_cents bigint check (price_below_cents > 0),
  created_at timestamptz not null,
  -- when the last mail about it was queued, and the lowest price that it named
  mailed_at timestamptz,
  mailed_cents bigint,
  unique (customer_id, skin_id, exterior, variant),
  foreign key (skin_id, exterior, variant) references reference_prices,
  constraint wishes_mailed check ((mailed_at is null) = (mailed_cents is null))
);

-- The job that looks for alerts reads these alone.
create index wishes_with_alert on wishes (customer_id) where price_below_cents is not null;

-- The server asks first; this holds when one customer adds many at the same moment. The entry itself is not counted,
-- because adding it again changes nothing.
create function check_wishlist_size() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('wishlist', new.customer_id));
  if (
    select count(*) from wishes
    where customer_id = new.customer_id
      and (skin_id, exterior, variant) <> (new.skin_id, new.exterior, new.variant)
  ) >= 100 then
    raise exception 'a wishlist holds at most 100 entries'
      using errcode = 'check_violation', constraint = 'wishlist_size_max';
  end if;
  return new;
end
$$;

create trigger wishlist_size before insert on wishes for each row execute function check_wishlist_size();

-- Each item at each price is told once per entry.
create table wish_mails (
  wish_id bigint not null references wishes (id) on delete cascade,
  item_id bigint not null references items (id),
  price_cents bigint not null,
  mailed_at timestamptz not null,
  primary key (wish_id, item_id, price_cents)
);

-- Where a mailed link stops mails (RFC 8058). Kept apart from the entries, because a link must answer whoever presses
-- it after the entry is gone; as hashes, as all mailed links are.
create table unsubscribe_links (
  token_hash bytea primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  wish_ids bigint[] not null,
  -- what the link stops, as the mail called it
  titles text[] not null check (cardinality(titles) > 0),
  created_at timestamptz not null
);

create index unsubscribe_links_by_customer on unsubscribe_links (customer_id);
create index unsubscribe_links_by_age on unsubscribe_links (created_at);

grant select, delete on wishes to {{server}};
grant insert (customer_id, skin_id, exterior, variant, item_id, price_below_cents, created_at) on wishes to {{server}};
grant update (price_below_cents, mailed_at, mailed_cents) on wishes to {{server}};
grant select, insert on wish_mails to {{server}};
grant select, insert, delete on unsubscribe_links to {{server}};
