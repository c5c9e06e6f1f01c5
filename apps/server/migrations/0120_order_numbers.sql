-- Why: a purchase waited for its order to be written before it could send the posting that names it. It draws the
-- number first and sends both together.

grant usage on sequence orders_id_seq to {{server}};
