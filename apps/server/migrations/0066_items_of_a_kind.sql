-- Staff search for a skin among all items, sold ones too: without an index of their kinds, every item was read until a
-- page was full, and every single one where a skin is rare.

create index items_by_kind on items (kind_no, id);
