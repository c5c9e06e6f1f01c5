-- Why: lowering prices for a while took SQL, and so did putting them back. A campaign lowers the prices of many items
-- from one moment to another; what it strikes through is the lowest price of the 30 days before, or nothing.

-- From when on customers were asked a price; null: never. An item that is hidden is offered to nobody, and one that is
-- protected by Steam only from then on: what it cost until then is no price that anybody could have paid.
alter table price_log add column offered_from timestamptz check (offered_from >= changed_at);

-- Of what is hidden nobody knows any more what was asked before: it claims nothing.
update price_log as log set offered_from = greatest(log.changed_at, item.available_from)
from items as item
where item.id = log.item_id and item.state not in ('hidden', 'withdrawn');

create or replace function log_first_prices() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.price_log (item_id, price_cents, old_price_cents, changed_at, offered_from)
  select id, price_cents, old_price_cents, price_changed_at,
    case when state <> 'hidden' then greatest(price_changed_at, available_from) end
  from added
  order by id;
  return null;
end
$$;

-- A line of the log ends with the next one, so that whatever ends or begins an offer is a line too.
create or replace function log_price() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  since timestamptz := new.price_changed_at;
begin
  if (old.price_cents, old.old_price_cents) is not distinct from (new.price_cents, new.old_price_cents) then
    since := greatest(clock_timestamp(), since);
  end if;
  insert into public.price_log (item_id, price_cents, old_price_cents, changed_at, offered_from)
  values (new.id, new.price_cents, new.old_price_cents, since,
    case when new.state <> 'hidden' then greatest(since, new.available_from) end);
  return null;
end
$$;

drop trigger log_price on items;
create trigger log_price after update of price_cents, old_price_cents, state, available_from on items
for each row
when (
  (old.price_cents, old.old_price_cents, old.state = 'hidden', old.available_from)
  is distinct from (new.price_cents, new.old_price_cents, new.state = 'hidden', new.available_from)
)
execute function log_price();

-- The lowest price that customers were asked for an item in the 30 days before a moment; the price in force when these
-- began counts too. Null: it was offered to nobody.
create function lowest_of_30_days(item bigint, at timestamptz) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select min(price_cents)
  from (
    select price_cents, offered_from, coalesce(lead(changed_at) over (order by changed_at, id), at) as until
    from price_log
    where item_id = item and changed_at <= at
  ) as asked
  where offered_from < until and until > at - interval '30 days'
$$;

-- From when on a price is below all that was asked in the 30 days before, if nothing else is asked until then: the last
-- price that is no higher has to be 30 days past. Null: the price that stands is no higher.
create function old_price_honest_from(item bigint, price bigint) returns timestamptz
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select case when not bool_or(until is null) then max(until) + interval '30 days' end
  from (
    select price_cents, offered_from, lead(changed_at) over (order by changed_at, id) as until
    from price_log
    where item_id = item
  ) as asked
  where price_cents <= price and offered_from < coalesce(until, 'infinity')
$$;

create or replace function check_price() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  lowest bigint;
begin
  if tg_op = 'INSERT' then
    if new.old_price_cents is not null then
      raise exception 'an item that was never offered before has no old price'
        using errcode = 'check_violation', constraint = 'items_old_price_was_asked';
    end if;
    new.price_changed_at := new.created_at;
    return new;
  end if;
  if (new.price_cents, new.old_price_cents) is not distinct from (old.price_cents, old.old_price_cents) then
    return new;
  end if;
  if new.price_changed_at = old.price_changed_at then
    new.price_changed_at := greatest(clock_timestamp(), old.price_changed_at);
  elsif new.price_changed_at < old.price_changed_at then
    raise exception 'a price cannot change before the change that precedes it' using errcode = 'check_violation';
  end if;
  -- Going further down keeps the old price of the first step (article 6a paragraph 5).
  if new.old_price_cents is null
    or (new.old_price_cents <= old.old_price_cents and new.price_cents <= old.price_cents)
  then
    return new;
  end if;
  lowest := lowest_of_30_days(new.id, new.price_changed_at);
  if lowest is null or new.old_price_cents > lowest then
    raise exception 'old price % is above %, the lowest of the 30 days before',
      new.old_price_cents, coalesce(lowest::text, 'nothing')
      using errcode = 'check_violation', constraint = 'items_old_price_was_asked';
  end if;
  return new;
end
$$;

create table campaigns (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  state text not null default 'planned' check (state in ('planned', 'running', 'ended', 'stopped')),
  starts_at timestamptz not null,
  -- first moment without it
  ends_at timestamptz not null,
  -- null: each item has a price of its own
  discount_percent smallint check (discount_percent between 1 and 90),
  -- staff:<id>, or the name of a program
  made_by text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  -- of both ends
  ended_at timestamptz,
  stopped_by text,
  -- names the attempt: the same again makes no other
  request_key text unique,
  constraint campaigns_last_an_hour check (ends_at >= starts_at + interval '1 hour'),
  -- In hours: 60 days are as long wherever the server's clock stands.
  constraint campaigns_last_60_days check (ends_at <= starts_at + interval '1440 hours'),
  constraint campaigns_running check (state <> 'running' or started_at is not null),
  constraint campaigns_over check ((state in ('ended', 'stopped')) = (ended_at is not null)),
  constraint campaigns_stopped check ((state = 'stopped') = (stopped_by is not null))
);

-- What the job of each minute asks for.
create index campaigns_not_over on campaigns (state, ends_at) where state in ('planned', 'running');

create function check_campaign_change() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (old.state, new.state) not in (
    ('planned', 'running'), ('planned', 'ended'), ('planned', 'stopped'), ('running', 'ended'), ('running', 'stopped')
  ) then
    raise exception 'campaign % does not go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger campaign_change before update of state on campaigns
  for each row when (old.state <> new.state) execute function check_campaign_change();

create trigger audit after insert or delete or update on campaigns for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

create table campaign_items (
  campaign_id bigint not null references campaigns (id),
  item_id bigint not null references items (id),
  -- its own price in the campaign; null: the campaign's percentage makes it
  wished_cents bigint check (wished_cents > 0),
  -- since when the campaign's price is asked for it; null: it waits for the start, or to be free
  joined_at timestamptz,
  before_cents bigint,
  price_cents bigint,
  -- what was struck through; null: the price was not below the lowest of the 30 days before
  old_price_cents bigint,
  -- from when on something could have been, if this price had waited so long
  honest_from timestamptz,
  -- items.price_changed_at since it joined: a later one is a price that somebody has set meanwhile
  priced_at timestamptz,
  -- its price has returned, or stayed as somebody has set it; null while a customer has the item
  left_at timestamptz,
  -- sold when its campaign was over: whoever brings it back asks the price from before, and nobody looks for it
  left_sold boolean not null default false,
  primary key (campaign_id, item_id),
  constraint campaign_items_joined check (
    (joined_at is null) = (before_cents is null) and (joined_at is null) = (price_cents is null)
    and (joined_at is null) = (priced_at is null) and (joined_at is not null or left_at is null)
  ),
  constraint campaign_items_old_price check (old_price_cents > price_cents)
);

-- An item is in one running campaign: two of them cannot both know what it cost before.
create unique index campaign_items_one_running on campaign_items (item_id)
  where joined_at is not null and left_at is null;
create index campaign_items_by_item on campaign_items (item_id);
-- What the job of each minute looks for once a campaign is over: not what it has sold.
create index campaign_items_to_return on campaign_items (campaign_id, item_id)
  where joined_at is not null and left_at is null and not left_sold;

-- Either its campaign's percentage makes an item's price, or the item has one of its own: with both nobody knows which
-- counts, with none there would be no price.
create function check_campaign_prices() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (
    select from added
    join campaigns on campaigns.id = added.campaign_id
    where (added.wished_cents is null) = (campaigns.discount_percent is null)
  ) then
    raise exception 'an item of a campaign has a price of its own where the campaign has no percentage, and only there'
      using errcode = 'check_violation', constraint = 'campaign_items_priced_once';
  end if;
  return null;
end
$$;

create trigger campaign_prices after insert on campaign_items referencing new table as added
  for each statement execute function check_campaign_prices();

-- One line in the log for all that one call has added: there may be thousands.
create function audit_campaign_items() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into audit_changes (audit_id, table_name, row_id, after)
  select current_setting('pandrop.audit')::bigint, 'campaign_items', campaign_id::text,
    jsonb_build_object('item_ids', jsonb_agg(item_id order by item_id))
  from added
  group by campaign_id;
  return null;
end
$$;

create trigger audit after insert on campaign_items referencing new table as added
  for each statement when (current_setting('pandrop.audit', true) <> '') execute function audit_campaign_items();

-- Returns the prices of items that a campaign has left behind: those that a customer does not have. What was set by
-- hand meanwhile stays, without its old price, which was the campaign's. The caller holds the items.
create function return_campaign_prices(ids bigint[], at timestamptz) returns integer
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  returned integer;
begin
  with gone as (
    select member.campaign_id, member.item_id, item.state = 'withdrawn' as is_withdrawn,
      case when item.price_changed_at = member.priced_at then member.before_cents else item.price_cents end
        as then_cents
    from campaign_items member
    join campaigns campaign on campaign.id = member.campaign_id and campaign.state in ('ended', 'stopped')
    join items item on item.id = member.item_id and item.state in ('available', 'hidden', 'withdrawn')
    where member.item_id = any(ids) and member.joined_at is not null and member.left_at is null
  ), priced as (
    update items set price_cents = gone.then_cents, old_price_cents = null
    from gone where items.id = gone.item_id and not gone.is_withdrawn
  )
  update campaign_items member set left_at = at
  from gone where member.campaign_id = gone.campaign_id and member.item_id = gone.item_id;
  get diagnostics returned = row_count;
  return returned;
end
$$;

-- A customer had it while its campaign ended: whoever sets it free asks the price from before.
create function return_price_of_freed() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform return_campaign_prices(array[new.id], now());
  return null;
end
$$;

create trigger return_campaign_price after update of state on items
  for each row when (old.state in ('reserved', 'sold') and new.state = 'available')
  execute function return_price_of_freed();

revoke all on function check_campaign_change, check_campaign_prices, audit_campaign_items, return_price_of_freed
  from public;

grant
  select, insert (name, starts_at, ends_at, discount_percent, made_by, created_at, request_key),
  update (state, started_at, ended_at, stopped_by)
  on campaigns to {{server}};
grant
  select, insert (campaign_id, item_id, wished_cents),
  update (joined_at, before_cents, price_cents, old_price_cents, honest_from, priced_at, left_at, left_sold)
  on campaign_items to {{server}};
