-- Why: an item's page shows the copies of the same finish with the floats next to its own, and what copies of the same
-- variant were asked for in the last 90 days. At a million items a finish has thousands of copies: both are found
-- without reading all of them.

create index items_available_float on items (skin_id, float) where state = 'available';
create index items_by_variant on items (skin_id, exterior, variant);
