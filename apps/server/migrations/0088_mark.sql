-- Why: beside every shop's name stood our panda. A shop shows a mark of its own, a picture that it has uploaded.

alter table settings
  -- The beginning of its files' names (storage/brand); empty: the panda.
  add column mark text not null default '' check (mark ~ '^([0-9a-f]{32})?$');
