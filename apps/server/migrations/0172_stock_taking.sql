-- Why: each item says on which Steam account it lies and by which number, and nobody compared that with what lies
-- there. An item that was taken by hand, reversed or sold elsewhere went on being offered, and what came back from a
-- trade has another number, which was written down by hand. The shop counts now (docs/delivery.md): a count asks every
-- account what lies on it, and what does not agree with the books is a finding until it agrees again or somebody has
-- answered it.

create table stock_counts (
  id bigint generated always as identity primary key,
  -- staff:<id>, staff:cli or job:take_stock
  begun_by text not null,
  begun_at timestamptz not null,
  -- when a worker last went on with it: another one takes it over once that is long ago
  claimed_at timestamptz,
  ended_at timestamptz
);

-- One at a time.
create unique index stock_counts_one_underway on stock_counts ((true)) where ended_at is null;

create table stock_count_accounts (
  count_id bigint not null references stock_counts (id),
  account_id bigint not null references steam_accounts (id),
  state text not null default 'waiting' check (state in ('waiting', 'counted', 'unavailable')),
  -- how many copies lay there
  copies int check (copies >= 0),
  asked_at timestamptz,
  primary key (count_id, account_id),
  constraint stock_count_accounts_counted check ((state = 'counted') = (copies is not null)),
  constraint stock_count_accounts_asked check ((state = 'waiting') = (asked_at is null))
);

create index stock_count_accounts_by_account on stock_count_accounts (account_id, count_id desc);

create table stock_findings (
  id bigint generated always as identity primary key,
  -- missing: an item that should lie there does not; unknown: something lies there that is no item;
  -- moved: an item lies on another account, or has another number
  kind text not null check (kind in ('missing', 'unknown', 'moved')),
  state text not null default 'open' check (
    state in ('open', 'gone', 'withdrawn', 'dismissed', 'added', 'ignored', 'corrected')
  ),
  -- missing: where it should lie; otherwise where it lies
  account_id bigint not null references steam_accounts (id),
  -- null: it is no item yet
  item_id bigint references items (id),
  -- Steam's number: missing: by which it was looked for; otherwise what it has there
  asset_id text not null check (asset_id ~ '^\d{1,20}$'),
  -- of a moved one what the books said; null: nothing
  booked_asset_id text,
  booked_account_id bigint references steam_accounts (id),
  market_name text not null check (length(market_name) between 1 and 200),
  float double precision check (float between 0 and 1),
  paint_seed int check (paint_seed between 0 and 1000),
  -- Steam protects it until then
  tradable_from timestamptz,
  found_at timestamptz not null,
  -- by which count first and last
  found_in bigint not null references stock_counts (id),
  seen_in bigint not null references stock_counts (id),
  -- the count has taken its item off the shelf
  hidden boolean not null default false,
  ended_at timestamptz,
  -- staff:<id>, staff:cli or job:take_stock
  ended_by text,
  reason text check (length(reason) between 1 and 500),
  constraint stock_findings_item check ((item_id is not null) or kind = 'unknown'),
  constraint stock_findings_ended check (
    (state = 'open') = (ended_at is null) and (ended_at is null) = (ended_by is null)
  ),
  constraint stock_findings_answered check (
    (state not in ('withdrawn', 'dismissed') or kind = 'missing')
    and (state not in ('added', 'ignored') or kind = 'unknown')
    and (state <> 'corrected' or kind = 'moved')
    and (state <> 'added' or item_id is not null)
  ),
  constraint stock_findings_hidden check (not hidden or kind = 'missing')
);

create unique index stock_findings_one_of_item on stock_findings (item_id) where state = 'open' and kind <> 'unknown';
create unique index stock_findings_one_of_copy on stock_findings (asset_id) where state = 'open' and kind <> 'missing';
create index stock_findings_open on stock_findings (kind, id desc) where state = 'open';
create index stock_findings_ignored on stock_findings (asset_id) where state = 'ignored';
create index stock_findings_by_item on stock_findings (item_id, id desc);

create function check_stock_finding_change() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.state <> new.state and (old.state, new.state) not in (
    ('open', 'gone'), ('open', 'withdrawn'), ('open', 'dismissed'), ('open', 'added'), ('open', 'ignored'),
    ('open', 'corrected')
  ) then
    raise exception 'a finding does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke all on function check_stock_finding_change() from public;

create trigger stock_finding_change before update on stock_findings
  for each row execute function check_stock_finding_change();

create trigger audit after insert on stock_counts for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');
create trigger audit after update on stock_findings for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

grant select, insert (begun_by, begun_at), update (claimed_at, ended_at) on stock_counts to {{server}};
grant select, insert, update (state, copies, asked_at) on stock_count_accounts to {{server}};
grant select,
  insert (
    kind, account_id, item_id, asset_id, booked_asset_id, booked_account_id, market_name, float, paint_seed,
    tradable_from, found_at, found_in, seen_in, hidden
  ),
  update (state, item_id, seen_in, tradable_from, ended_at, ended_by, reason) on stock_findings to {{server}};
