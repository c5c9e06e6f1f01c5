-- Why: the page of an item shows the copies of its finish with the floats next to its own, and counts those of the same
-- pattern. With a million items a finish has hundreds of copies, and each page read all of them to do so.
-- expand since 0176_rate_counts

create index items_available_float on items (skin_id, float) include (paint_seed, available_from, id)
  where state = 'available';
