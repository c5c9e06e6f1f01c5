-- Why: operators price one item after the other. Many at once are one change: how each price came about, what became of
-- every item, and for a quarter of an hour the way back.

create table price_changes (
  id bigint generated always as identity primary key,
  state text not null default 'running' check (state in ('running', 'done', 'undoing', 'undone')),
  -- staff:<id> or staff:cli
  made_by text not null check (length(made_by) between 1 and 60),
  made_at timestamptz not null,
  way text not null check (way in ('set', 'percent', 'amount', 'reference', 'range', 'cost')),
  -- EUR, percent or a factor, as its way counts; null: it needs none
  amount numeric(12, 4) check ((amount is null) = (way = 'range')),
  -- what every price ends with
  ending text not null check (ending in ('none', '00', '49', '99')),
  above_cost boolean not null,
  -- names the attempt: the same again changes nothing
  request_key text unique,
  -- those whose price was to be another, and what they asked and were to ask, added up
  items int not null check (items > 0),
  before_cents bigint not null check (before_cents > 0),
  after_cents bigint not null check (after_cents > 0),
  -- how far it has come
  changed int not null default 0 check (changed >= 0),
  kept int not null default 0 check (kept >= 0),
  restored int not null default 0 check (restored >= 0),
  done_at timestamptz,
  -- null while nobody knows yet
  undo_until timestamptz,
  undone_by text check (length(undone_by) between 1 and 60),
  undone_at timestamptz,
  constraint price_changes_counted check (changed + kept <= items and restored <= changed),
  constraint price_changes_undone check ((state in ('undoing', 'undone')) = (undone_by is not null))
);

create trigger audit after insert or update on price_changes for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('id');

create function check_price_change_step() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (old.state, new.state) not in (
    ('running', 'done'), ('running', 'undoing'), ('done', 'undoing'), ('undoing', 'undone')
  ) then
    raise exception 'price change % does not go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger price_change_step before update of state on price_changes
  for each row when (old.state <> new.state) execute function check_price_change_step();

create table price_change_lines (
  price_change_id bigint not null references price_changes (id),
  item_id bigint not null references items (id),
  before_cents bigint not null check (before_cents > 0),
  after_cents bigint not null check (after_cents > 0),
  -- what was struck through beside it; null: nothing was
  before_old_cents bigint,
  -- when the item had got the price that was seen
  seen_at timestamptz not null,
  -- held: reserved, sold or withdrawn meanwhile; touched: somebody had given it another price; below_cost: it costs
  -- more than was known when this was seen; null: its turn comes
  outcome text check (outcome in ('changed', 'held', 'touched', 'below_cost', 'stopped')),
  -- when the item got the price of this change
  changed_at timestamptz,
  undo_outcome text check (undo_outcome in ('changed', 'held', 'touched')),
  primary key (price_change_id, item_id),
  constraint price_change_lines_moved check (before_cents <> after_cents),
  constraint price_change_lines_changed check ((coalesce(outcome, '') = 'changed') = (changed_at is not null)),
  constraint price_change_lines_undone check (undo_outcome is null or changed_at is not null)
);

create index price_change_lines_to_do on price_change_lines (price_change_id, item_id) where outcome is null;
create index price_change_lines_to_undo on price_change_lines (price_change_id, item_id)
  where outcome = 'changed' and undo_outcome is null;

revoke all on function check_price_change_step from public;

grant select,
  insert (made_by, made_at, way, amount, ending, above_cost, request_key, items, before_cents, after_cents),
  update (state, changed, kept, restored, done_at, undo_until, undone_by, undone_at)
  on price_changes to {{server}};
grant select, insert (price_change_id, item_id, before_cents, after_cents, before_old_cents, seen_at),
  update (outcome, changed_at, undo_outcome)
  on price_change_lines to {{server}};
