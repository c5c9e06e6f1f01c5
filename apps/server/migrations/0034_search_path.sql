-- Why: a trigger's function that names a table without its schema finds a temporary table of that name first, and any
-- login may create those. With a table order_transitions of its own the server's login moved an order where no order
-- may go. Every function that guards, or that works under its owner's rights, now looks into pg_temp last. A function
-- of a later migration says so itself; db/search-path.test.ts names one that does not.

do $$
declare
  pinned regprocedure;
begin
  for pinned in
    select f.oid
    from pg_proc as f
    where f.pronamespace = 'public'::regnamespace
      and (f.prorettype = 'trigger'::regtype or f.prosecdef or f.provolatile <> 'i' and f.prosqlbody is null)
      and not exists (select from pg_depend as d where d.objid = f.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = pg_catalog, public, pg_temp', pinned);
  end loop;
end
$$;
