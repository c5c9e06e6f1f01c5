-- Why: a shop whose name is drawn could show a square mark and typed letters alone. It shows a wide logo in their
-- place.

alter table settings
  -- The name of its file (storage/brand), which says how wide and high it is; empty: mark and wordmark.
  add column logo text not null default '' check (logo ~ '^([0-9a-f]{32}-[1-9][0-9]{0,2}x[1-9][0-9]?)?$');
