-- Why: what was in stock at the end of some day is added up from all that came and went until then. Of items that left
-- without a sale, and of lines that stand no more, there are few: found by themselves, not among all there are.

create index items_withdrawn on items (withdrawn_at) where withdrawn_at is not null;

create index order_lines_given_up on order_lines (order_id, line_no) where not live;
