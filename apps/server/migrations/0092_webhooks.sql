-- Why: what happens in the shop could be learned by asking alone. Up to ten addresses are told of it as it happens.
-- What they are told is written in the transaction that makes it, by triggers, so that no way of doing it is silent.

create table webhook_endpoints (
  id uuid primary key,
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  name text not null check (name <> ''),
  events text[] not null check (cardinality(events) > 0),
  secret_sealed bytea not null,
  -- The secret before it signs as well until then: a receiver is changed without losing anything.
  old_secret_sealed bytea,
  old_secret_until timestamptz,
  is_on boolean not null default true,
  -- When it was turned off because it did not answer for three days.
  gave_up_at timestamptz,
  -- Until then nothing is sent to whoever has just not taken several: a receiver that hangs takes no turn from others.
  paused_until timestamptz,
  created_at timestamptz not null,
  constraint webhook_endpoints_url unique (url),
  constraint webhook_endpoints_old_secret check ((old_secret_sealed is null) = (old_secret_until is null)),
  constraint webhook_endpoints_gave_up check (not is_on or gave_up_at is null)
);

create function check_webhook_endpoints_size() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('webhook endpoints', 0));
  if (select count(*) from webhook_endpoints) >= 10 then
    raise exception 'a shop has at most 10 webhook endpoints'
      using errcode = 'check_violation', constraint = 'webhook_endpoints_max';
  end if;
  return new;
end
$$;

create trigger webhook_endpoints_size before insert on webhook_endpoints
  for each row execute function check_webhook_endpoints_size();

create trigger audit after insert or update or delete on webhook_endpoints
  for each row when (current_setting('pandrop.audit', true) <> '')
  execute function audit_change('id', 'secret_sealed', 'old_secret_sealed');

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  -- Endpoints that are told of one event know it by one id.
  event_id uuid not null,
  kind text not null check (kind <> ''),
  -- What it is about, as order/12: events of one subject arrive in their order.
  subject text not null check (subject <> ''),
  happened_at timestamptz not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'skipped')),
  -- Since it waits; all of them stand in webhook_tries.
  tries integer not null default 0 check (tries >= 0),
  -- Null: at once.
  next_try_at timestamptz
);

create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, id) where state = 'waiting';
create index webhook_deliveries_of_subject on webhook_deliveries (endpoint_id, subject, id) where state = 'waiting';
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, id desc);
create index webhook_deliveries_by_age on webhook_deliveries (happened_at) where state <> 'waiting';

create trigger audit after update on webhook_deliveries
  for each row when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id', 'data');

create table webhook_tries (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_deliveries (id) on delete cascade,
  at timestamptz not null,
  milliseconds integer not null check (milliseconds >= 0),
  -- What came back: a status of HTTP with the beginning of what was said, or why nothing did.
  status smallint,
  answer text,
  failure text,
  constraint one_end check ((status is null) = (failure is not null) and (status is null) = (answer is null))
);

create index webhook_tries_of_delivery on webhook_tries (delivery_id, id);

grant select, insert, update, delete on webhook_endpoints to {{server}};
grant select, insert, delete, update (state, tries, next_try_at) on webhook_deliveries to {{server}};
grant select, insert, delete on webhook_tries to {{server}};

-- Whoever may not write to the queue, as an owner who mends something by hand, leaves it to the minute's job.
create function send_webhooks() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'deliver_webhooks', json_build_object('endpointId', endpoint_id), queue_name := 'webhooks-' || endpoint_id
  )
  from (select distinct endpoint_id from added) as told;
  return null;
exception when insufficient_privilege then
  return null;
end
$$;

create trigger send_webhooks after insert on webhook_deliveries
  referencing new table as added for each statement execute function send_webhooks();

create function tell_webhooks(told_kind text, told_subject text, at timestamptz, told_data jsonb) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  event uuid := gen_random_uuid();
begin
  insert into webhook_deliveries (endpoint_id, event_id, kind, subject, happened_at, data)
  select id, event, told_kind, told_subject, at, told_data
  from webhook_endpoints
  where is_on and told_kind = any(events);
end
$$;

create function tell_of_order() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform tell_webhooks(
    'order.' || case new.kind when 'paid_late' then 'paid' else new.kind end, 'order/' || new.order_id, new.at,
    jsonb_build_object(
      'order_id', sold.id, 'state', new.state, 'customer_id', sold.customer_id,
      'payment_method', sold.payment_method, 'payment_id', sold.payment_id,
      'total', round(sold.total_cents / 100.0, 2), 'vat', round(sold.vat_cents / 100.0, 2),
      'trade_offer_id', sold.trade_offer_id,
      'items', (
        select coalesce(jsonb_agg(
          jsonb_build_object('item_id', item_id, 'title', title,
            'price', round((price_cents - discount_cents) / 100.0, 2)) order by line_no
        ), '[]')
        from order_lines where order_id = sold.id
      )
    )
  )
  from orders sold
  where sold.id = new.order_id and exists (select from webhook_endpoints where is_on);
  return null;
end
$$;

create trigger tell_webhooks after insert on order_events
  for each row when (
    new.kind in ('paid', 'paid_late', 'trade_sent', 'trade_declined', 'delivered', 'completed', 'cancelled', 'reversed')
  ) execute function tell_of_order();

create function tell_of_offer() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  told text := case
    when new.kind = 'counter_changed' then 'countered'
    when new.kind in ('rejected', 'declined', 'counter_expired', 'not_received', 'reversed') then 'ended'
    else new.kind
  end;
begin
  perform tell_webhooks(
    'offer.' || told, 'offer/' || new.offer_id, new.at,
    jsonb_build_object(
      'offer_id', offer.id, 'state', new.state, 'customer_id', offer.customer_id, 'what', new.kind,
      'title', offer.title, 'skin_id', offer.skin_id, 'wish', round(offer.user_price_cents / 100.0, 2),
      'price', round(offer.service_price_cents / 100.0, 2)
    )
  )
  from offers offer
  where offer.id = new.offer_id and exists (select from webhook_endpoints where is_on);
  return null;
end
$$;

create trigger tell_webhooks after insert on offer_events
  for each row when (
    new.kind in ('created', 'countered', 'counter_changed', 'accepted', 'received', 'ready', 'rejected', 'declined',
      'counter_expired', 'not_received', 'reversed')
  ) execute function tell_of_offer();

create function tell_of_payout() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform tell_webhooks(
    'payout.' || case new.state when 'approved' then 'settled' when 'set_off' then 'settled' else new.state end,
    'payout/' || new.id,
    case new.state
      when 'requested' then new.requested_at
      when 'sent' then new.sent_at
      else coalesce(new.returned_at, new.settled_at, now())
    end,
    jsonb_build_object(
      'payout_id', new.id, 'offer_id', new.offer_id, 'customer_id', new.customer_id, 'state', new.state,
      'method', new.method, 'amount', round(new.cents / 100.0, 2), 'transfer', round(new.transfer_cents / 100.0, 2)
    )
  )
  where exists (select from webhook_endpoints where is_on);
  return null;
end
$$;

create trigger tell_webhooks_of_new after insert on payouts for each row execute function tell_of_payout();
create trigger tell_webhooks after update of state on payouts
  for each row when (old.state <> new.state) execute function tell_of_payout();

create function tell_of_refund() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform tell_webhooks(
    'refund.' || case new.state when 'succeeded' then 'settled' else 'failed' end, 'refund/' || new.id,
    coalesce(new.settled_at, new.created_at),
    jsonb_build_object(
      'refund_id', new.id, 'order_id', new.order_id, 'payment_id', new.payment_id, 'customer_id', new.customer_id,
      'state', new.state, 'destination', new.destination, 'amount', round(new.cents / 100.0, 2)
    )
  )
  where exists (select from webhook_endpoints where is_on);
  return null;
end
$$;

create trigger tell_webhooks_of_new after insert on refunds
  for each row when (new.state <> 'pending') execute function tell_of_refund();
create trigger tell_webhooks after update of state on refunds
  for each row when (old.state <> new.state) execute function tell_of_refund();

create function tell_of_dispute() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform tell_webhooks(
    'dispute.' || case when new.state in ('inquiry', 'open') then 'opened' else new.state end, 'dispute/' || new.id,
    coalesce(new.closed_at, new.opened_at),
    jsonb_build_object(
      'dispute_id', new.id, 'payment_id', new.payment_id, 'customer_id', new.customer_id, 'state', new.state,
      'reason', new.reason, 'amount', round(new.cents / 100.0, 2)
    )
  )
  where exists (select from webhook_endpoints where is_on);
  return null;
end
$$;

-- One of kind refund is money that the provider gave back by itself: a refund, and no dispute.
create trigger tell_webhooks_of_new after insert on disputes
  for each row when (new.kind = 'dispute') execute function tell_of_dispute();
create trigger tell_webhooks after update of state on disputes
  for each row when (new.kind = 'dispute' and old.state <> new.state) execute function tell_of_dispute();

create function item_event(item items) returns jsonb
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select jsonb_build_object(
    'item_id', item.id, 'external_id', item.external_id, 'title', item.title, 'skin_id', item.skin_id,
    'state', item.state, 'price', round(item.price_cents / 100.0, 2),
    'old_price', round(item.old_price_cents / 100.0, 2)
  )
$$;

-- A statement may add or change all of the stock: what is told of it is written by one more.
create function tell_of_added_items() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from webhook_endpoints where is_on and 'item.added' = any(events)) then
    return null;
  end if;
  with told as materialized (
    select gen_random_uuid() as event, added.id, added.created_at as at, item_event(added) as data from added
  )
  insert into webhook_deliveries (endpoint_id, event_id, kind, subject, happened_at, data)
  select endpoint.id, event, 'item.added', 'item/' || told.id, at, data
  from told join webhook_endpoints endpoint on is_on and 'item.added' = any(events)
  order by told.id;
  return null;
end
$$;

create trigger tell_webhooks_of_new after insert on items
  referencing new table as added for each statement execute function tell_of_added_items();

create function tell_of_changed_items() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from webhook_endpoints where is_on and array_to_string(events, ' ') like '%item.%') then
    return null;
  end if;
  with told as materialized (
    select gen_random_uuid() as event, is_now.id, change.kind, coalesce(change.at, now()) as at,
      item_event(is_now) as data
    from was join is_now using (id)
    cross join lateral (
      values
        ('item.price_changed', is_now.price_changed_at, was.price_cents <> is_now.price_cents),
        ('item.sold', is_now.sold_at, was.state <> 'sold' and is_now.state = 'sold'),
        ('item.returned', null, was.state = 'sold' and is_now.state <> 'sold'),
        ('item.withdrawn', is_now.withdrawn_at, was.state <> 'withdrawn' and is_now.state = 'withdrawn')
    ) as change (kind, at, happened)
    where change.happened
  )
  insert into webhook_deliveries (endpoint_id, event_id, kind, subject, happened_at, data)
  select endpoint.id, event, told.kind, 'item/' || told.id, at, data
  from told join webhook_endpoints endpoint on is_on and told.kind = any(events)
  order by told.id;
  return null;
end
$$;

create trigger tell_webhooks after update on items
  referencing old table as was new table as is_now for each statement execute function tell_of_changed_items();
