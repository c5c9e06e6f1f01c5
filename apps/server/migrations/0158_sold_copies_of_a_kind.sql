-- Why: the page of an item shows what copies of its kind were sold for lately. A kind that is sold every day keeps
-- thousands of sold items, of which the newest of 90 days are wanted.

create index items_sold_of_kind on items (kind_no, sold_at desc) where state = 'sold';
