-- Why: several servers of one shop let each subject through together as often as one server would alone
-- (docs/behaviour/wire.md#pace). Each tells the others once a second what it has counted of those that come near a
-- limit (src/rate-limiter.ts). Nothing of it is worth keeping: after a crash of the database it is counted anew.
-- expand since 0175_expand_migrations

create unlogged table rate_counts (
  -- the minute that is counted, by the servers' clocks
  begins_at timestamptz not null,
  -- a keyed digest of a limit and of the network, customer, member of staff or key that it is counted for
  subject text not null check (subject ~ '^[0-9a-f]{32}$'),
  -- the process that counted: each writes its own rows alone, so that none waits for another
  server uuid not null,
  -- that it let through in this minute so far
  calls bigint not null check (calls > 0),
  primary key (begins_at, subject, server)
);

grant select, insert, update, delete on rate_counts to {{server}};
