-- Why: what is green in every shop was green in a shop of another name as well. It has a colour of its own.

alter table settings
  -- As #a9d977; empty: the shipped one.
  add column accent text not null default '' check (accent ~ '^(#[0-9a-f]{6})?$');
