-- Why: what happened to orders, offers and money was told by mail alone. Whoever looks into the shop and not into their
-- mails saw nothing, and whoever wanted fewer mails could only bear them. Each mail to a customer is shown in the shop
-- as well now, and kinds that nobody must be mailed can be stopped (docs/behaviour/accounts.md#notifications).

create table notifications (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  kind text not null check (
    kind in ('orders', 'payments', 'offers', 'payouts', 'deals', 'price_alerts', 'security')
  ),
  -- the mail's subject, in the language of its customer
  title text not null check (title <> ''),
  -- where in the shop it leads
  link text not null check (link like '/%' and link not like '//%'),
  at timestamptz not null,
  read_at timestamptz,
  -- the job that sends the mail: one that is tried again tells once. The queue counts anew after a backup is restored.
  job_id bigint not null,
  queued_at timestamptz not null,
  unique (job_id, queued_at)
);

create index notifications_by_customer on notifications (customer_id, id);
create index notifications_unread on notifications (customer_id) where read_at is null;
create index notifications_by_age on notifications (at);

grant select, insert, delete on notifications to {{server}};
grant update (read_at) on notifications to {{server}};

-- Open pages hear that there is something new, or that another page has read it; not what.
create function tell_notification() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform pg_notify('notifications', new.customer_id::text);
  return null;
end
$$;

revoke all on function tell_notification from public;

create trigger told after insert or update on notifications for each row execute function tell_notification();

-- Kinds that a customer wants no mails of.
create table stopped_mails (
  customer_id bigint not null references customers (id) on delete cascade,
  kind text not null check (kind in ('orders', 'payments', 'offers', 'payouts', 'deals', 'price_alerts')),
  stopped_at timestamptz not null,
  primary key (customer_id, kind)
);

grant select, insert, delete on stopped_mails to {{server}};

-- A mailed link stops the entries of a wishlist that its mail is about, or a kind of mails.
alter table unsubscribe_links
  add column kind text check (kind in ('orders', 'payments', 'offers', 'payouts', 'deals', 'price_alerts')),
  drop constraint unsubscribe_links_titles_check,
  add constraint unsubscribe_links_about check (
    case when kind is null then cardinality(wish_ids) > 0 and cardinality(titles) > 0
      else cardinality(wish_ids) = 0 and cardinality(titles) = 0 end
  );
