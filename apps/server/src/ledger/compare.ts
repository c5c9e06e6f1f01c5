import type { Cents } from '@pandrop/money/money'
import { firstRow, type Queryable } from '../db/statement.ts'
import type { SystemAccount } from './accounts.ts'

/** What the books of one account are held against. */
export interface Comparison {
  account: SystemAccount
  /**
   * Query of what is known in a time ($1 up to, not including, $2) about what should have moved: `part` names a sum,
   * `subject` is what the references of its transactions begin with, `cents` (bigint, credit positive), `at`, `about`
   * (what it belongs to) and `flaw` (what is wrong with it whatever the books say; null: nothing).
   */
  known: string
  /** The same of what moved in that time but is known of another; reads `strays (noun, id)`, halves of subjects. */
  knownStrays: string
}

/** A subject that is known otherwise than it is booked; one with `flaw` may be booked well. */
export interface DifferingSubject {
  subject: string
  flaw: string | null
  /** null: nothing is known of it */
  expected: Cents | null
  /** null: the books have nothing of it */
  found: Cents | null
  /** ISO 8601 */
  at: string
  about: string | null
}

/** What came of a comparison. */
export interface Compared {
  /** by part */
  known: Partial<Record<string, Cents>>
  booked: Cents
  /** how many differences there are */
  found: number
  /** newest first, no more than were wanted */
  differing: DifferingSubject[]
}

/** What references end in, by the noun of their subject: everything that is ever booked on the accounts compared. */
const endings = `('order', ''), ('payment', ':success'), ('payment', ':held'), ('refund', ''), ('refund', ':sent'),
  ('refund', ':returned'), ('dispute', ''), ('dispute', ':won'), ('dispute', ':again:2'), ('dispute', ':won:2'),
  ('dispute', ':again:3'), ('dispute', ':won:3'), ('payout', ':confirmed'),
  ('payout', ':returned'), ('provider-payout', ''), ('provider-payout', ':fees'), ('provider-payout', ':failed'),
  ('provider-payout-line', ''), ('bank-line', ''), ('bank-opening', '')`

// Only what is not of this time is looked up one by one; `offset 0` keeps the planner from reading whole tables for it.
const compareText = ({ account, known, knownStrays }: Comparison): string => `
  with account as materialized (
    select id from ledger_accounts where name = '${account}'
  ),
  span as materialized (
    select id, reference, made_at,
      split_part(reference, ':', 1) || ':' || split_part(reference, ':', 2) as subject
    from ledger_transactions
    where made_at >= $1 and made_at < $2
  ),
  moved_then as materialized (
    select span.subject, entry.cents, span.made_at
    from (select min(id) as first, max(id) as last from span) as ends
    cross join lateral (
      select transaction_id, cents
      from ledger_entries
      where account_id = (select id from account) and transaction_id between ends.first and ends.last
      offset 0
    ) as entry
    join span on span.id = entry.transaction_id
  ),
  known_then as materialized (${known}),
  strays as materialized (
    select distinct split_part(subject, ':', 1) as noun, split_part(subject, ':', 2) as id
    from moved_then
    where not exists (select from known_then where known_then.subject = moved_then.subject)
  ),
  known as materialized (select * from known_then union ${knownStrays}),
  subjects as materialized (select subject from known union select subject from moved_then),
  elsewhere as (
    select named.subject, entry.cents, booking.made_at
    from (
      select subjects.subject, subjects.subject || ending.word as reference
      from subjects
      join (values ${endings}) as ending (noun, word) on ending.noun = split_part(subjects.subject, ':', 1)
    ) as named
    cross join lateral (
      select id, made_at
      from ledger_transactions
      where reference = named.reference
      offset 0
    ) as booking
    cross join lateral (
      select cents from ledger_entries where transaction_id = booking.id and account_id = (select id from account)
      offset 0
    ) as entry
    where not exists (select from span where span.reference = named.reference)
  ),
  booked as materialized (
    select subject, sum(cents)::bigint as cents, max(made_at) as at
    from (select * from moved_then union all select * from elsewhere) as moved
    group by subject
  ),
  expected as materialized (
    select subject, sum(cents)::bigint as cents, max(at) as at, min(about) as about
    from known
    group by subject
  ),
  differing as materialized (
    select subject, null as flaw, expected.cents as expected, booked.cents as found,
      coalesce(expected.at, booked.at) as at, expected.about
    from expected
    full join booked using (subject)
    where coalesce(expected.cents, 0) <> coalesce(booked.cents, 0)
    union all
    select subject, flaw, cents, null, at, about from known where flaw is not null
  )
  select
    (select coalesce(jsonb_object_agg(part, cents), '{}')
     from (select part, sum(cents)::bigint as cents from known group by part) as parts) as known,
    (select coalesce(sum(cents), 0)::bigint from booked) as booked,
    (select count(*) from differing) as found,
    (select coalesce(jsonb_agg(shown), '[]')
     from (select * from differing order by at desc, subject, flaw limit $3) as shown) as differing`

/**
 * Prepares a comparison: each subject's movements on the account, whenever they were booked, against what is known of
 * it. The database joins them, so that only what differs is read.
 * @param name unique in the whole server
 * @returns a function that compares a time, its end not included
 */
export const comparison = (name: string, compared: Comparison) => {
  const compare = firstRow<Compared, [from: Date, until: Date, shownMax: number]>(name, compareText(compared))
  return async (q: Queryable, time: { from: Date; until: Date; shownMax: number }): Promise<Compared> => {
    const found = await compare(q, time.from, time.until, time.shownMax)
    if (!found) throw new Error(`${name} answered nothing`)
    return found
  }
}
