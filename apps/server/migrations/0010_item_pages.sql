-- Why: an item's page shows what copies of the same variant were asked for in the last 90 days, sold ones included.
-- At a million items a finish has thousands of copies: they are found without reading all of them.

create index items_by_variant on items (skin_id, exterior, variant);
