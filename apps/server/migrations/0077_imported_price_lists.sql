-- Why: operators import lists of prices. All parts of one import are of one list, also after a crash; taking an import
-- back puts its prices as they were, and forgets a kind that nothing else was known of.

alter table price_lists
  add column import_id bigint unique references imports (id),
  add constraint price_lists_import check (import_id is null or origin = 'import');

-- Whether anything still goes by a list: one that was taken back is not the newest any more.
create index reference_prices_by_list on reference_prices (list_id);

create trigger announce_removed after delete on kinds
  referencing old table as changed for each statement execute function announce_kinds();

-- What items, wishes or offers name cannot go: they refer to it.
grant delete on kinds, reference_prices to {{server}};
grant insert (import_id) on price_lists to {{server}};
grant insert (list_id), update (list_id, basis) on reference_prices to {{server}};
