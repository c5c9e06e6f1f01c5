-- Why: which items open the strips of the home page was left to prices and chance. Operators pin items that come first,
-- in an order of their own; what else is there follows by itself.

create table strip_pins (
  strip text not null check (strip in ('sale', 'new', 'deals')),
  item_id bigint not null references items (id) on delete cascade,
  -- from 1 on without gaps but those of items that fell out: twenty at most
  place int not null check (place between 1 and 20),
  primary key (item_id, strip),
  -- A moved pin passes the places of others.
  constraint strip_pins_place unique (strip, place) deferrable initially deferred
);

-- What is sold, taken off the shelf or let go falls out, and comes back only by somebody's hand. A reservation may end
-- without a sale: its pin waits.
create function drop_pins() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- A statement that deletes nothing would still announce a change of the home page, with every sale.
  if exists (select from strip_pins where item_id = new.id) then
    delete from strip_pins where item_id = new.id;
  end if;
  return null;
end
$$;

create trigger drop_pins after update of state on items
  for each row when (old.state <> new.state and new.state in ('sold', 'hidden', 'withdrawn'))
  execute function drop_pins();

create trigger notify_content after insert or update or delete on strip_pins
  for each statement execute function notify_content();

create trigger audit after insert or update or delete on strip_pins for each row
  when (current_setting('pandrop.audit', true) <> '') execute function audit_change('item_id');

revoke all on function drop_pins from public;

grant select, insert, delete, update (place) on strip_pins to {{server}};
