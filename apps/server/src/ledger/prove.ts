import type { Cents } from '@pandrop/money/money'
import { type Queryable, statement } from '../db/statement.ts'
import type { SystemAccount } from './accounts.ts'

/** What the postings are held against, as queries of those who know it. */
export interface Proof {
  /**
   * What must be booked, each posting once: `subject` is its reference, `accounts` and `amounts` (credit positive,
   * zeros are left out) its sides, `mark` their marks joined. Sales and promo of a posting of kind refund are one
   * there: sales.
   */
  expected: string
  /** A number that tells one side from any other, as SQL; those of a posting are joined by xor. */
  markOf(account: string, cents: string): string
  /** Postings that count together: `reference` of one, `subject` under which it is expected. */
  gathered: string
  /** The same for all postings whose reference begins with `stem` (noun:id), but for debts that were paid. */
  stems: string
}

/** A posting that is otherwise than it should be; amounts are those of the account, credit positive. */
export interface WrongPosting {
  kind: 'not_booked' | 'amount_differs' | 'not_known' | 'wrong_customer'
  /** of the posting, or what it is gathered under */
  reference: string
  account: string
  expected: Cents | null
  found: Cents | null
}

/** What differs, no more than were wanted, and how many there are. */
export interface Proven<Difference> {
  differences: Difference[]
  found: number
}

/** Rows that each say how many there are, shown or not. */
export const provenBy = <Row extends { total: number }>(rows: readonly Row[]): Proven<Omit<Row, 'total'>> => ({
  differences: rows.map(({ total: _, ...difference }) => difference),
  found: rows[0]?.total ?? 0,
})

// Of a million sides hardly one differs, and to sort them all by their names would take ten times as long: postings are
// told apart by a number first, and only those are looked at whose numbers differ. A mirror has no reference that says
// what it mirrors, so it goes under that one's.
const proofText = ({ expected, markOf, gathered, stems }: Proof): string => `
  with all_expected as materialized (${expected}),
  gathered as materialized (${gathered}),
  stems as materialized (${stems}),
  all_named as materialized (
    select t.id, t.reference, t.kind,
      case
        when t.reverses is null then t.reference
        else (select reference from ledger_transactions as mirrored where mirrored.id = t.reverses) || ':reversed'
      end as name
    from ledger_transactions as t
  ),
  marked as (
    select e.transaction_id as id, bit_xor(${markOf('a.name', 'e.cents')}) as mark
    from ledger_entries as e
    join ledger_accounts as a on a.id = e.account_id
    group by e.transaction_id
  ),
  suspected as materialized (
    select number
    from (
      select hashtextextended(subject, 0) as number, mark from all_expected
      union all
      select hashtextextended(all_named.name, 0), marked.mark from all_named left join marked using (id)
    ) as sides
    group by number
    having bit_xor(mark) <> 0
  ),
  expected as materialized (
    select * from all_expected where hashtextextended(subject, 0) in (select number from suspected)
  ),
  named as materialized (
    select * from all_named where hashtextextended(name, 0) in (select number from suspected)
  ),
  booked as materialized (
    select named.id, named.reference, named.kind,
      coalesce(expected.subject, gathered.subject, stems.subject) as subject
    from named
    left join expected on expected.subject = named.name
    left join gathered on gathered.reference = named.name
    left join stems on stems.stem = split_part(named.name, ':', 1) || ':' || split_part(named.name, ':', 2)
      and named.kind <> 'debt_collected'
  ),
  wanted as (
    select expected.subject, side.account, side.cents
    from expected
    cross join lateral unnest(expected.accounts, expected.amounts) as side (account, cents)
    where side.cents <> 0
  ),
  found as (
    select coalesce(booked.subject, booked.reference) as subject, booked.subject is not null as is_known,
      case when booked.kind = 'refund' and a.name = 'promo' then 'sales' else a.name end as account,
      sum(e.cents)::bigint as cents
    from booked
    join ledger_entries as e on e.transaction_id = booked.id
    join ledger_accounts as a on a.id = e.account_id
    group by 1, 2, 3
  ),
  differing as (
    select
      case
        when not found.is_known then 'not_known'
        when found.cents is null then 'not_booked'
        when wanted.cents is null and found.account like 'customer:%' then 'wrong_customer'
        else 'amount_differs'
      end as kind,
      coalesce(wanted.subject, found.subject) as reference, coalesce(wanted.account, found.account) as account,
      wanted.cents as expected, found.cents as found
    from wanted
    full join found on found.subject = wanted.subject and found.account = wanted.account
    where coalesce(wanted.cents, 0) <> coalesce(found.cents, 0) or not found.is_known
  )
  select *, count(*) over () as total
  from differing
  order by reference, account
  limit $1`

/**
 * Prepares a proof: every posting against what it is for, by reference, account, customer and amount. The database
 * joins them, so that only what differs is read.
 * @param name unique in the whole server
 */
export const postingsProof = (name: string, against: Proof) => {
  const prove = statement<WrongPosting & { total: number }, [shownMax: number]>(name, proofText(against))
  return async (q: Queryable, shownMax: number): Promise<Proven<WrongPosting>> => provenBy(await prove(q, shownMax))
}

/** An account of the shop's own that does not hold what it should. */
export interface WrongSum {
  account: SystemAccount
  expected: Cents
  found: Cents
}

/**
 * Prepares a proof of whole accounts.
 * @param name unique in the whole server
 * @param expected query of `account` and `cents`, which it should hold (credit positive)
 */
export const sumsProof = (name: string, expected: string) => {
  const prove = statement<WrongSum, []>(
    name,
    `with expected as materialized (${expected})
     select expected.account, expected.cents::bigint as expected, coalesce(sums.cents, 0)::bigint as found
     from expected
     left join (
       select a.name, sum(e.cents) as cents
       from ledger_entries as e
       join ledger_accounts as a on a.id = e.account_id
       where a.customer_id is null
       group by a.name
     ) as sums on sums.name = expected.account
     where expected.cents <> coalesce(sums.cents, 0)
     order by expected.account`,
  )
  return (q: Queryable): Promise<WrongSum[]> => prove(q)
}

/**
 * Prepares a proof of one account, subject by subject.
 * @param name unique in the whole server
 * @param against.stems query of `stem` (noun:id, with which references begin) and `subject`; debts that were paid count
 *   under none
 * @param against.expected query of `subject` and `cents`
 */
export const accountProof = (
  name: string,
  { account, stems, expected }: { account: SystemAccount; stems: string; expected: string },
) => {
  const prove = statement<{ subject: string; expected: Cents; found: Cents; total: number }, [shownMax: number]>(
    name,
    `with stems as materialized (${stems}),
     expected as materialized (${expected}),
     moved as (
       select split_part(t.reference, ':', 1) || ':' || split_part(t.reference, ':', 2) as stem,
         sum(e.cents)::bigint as cents
       from ledger_entries as e
       join ledger_transactions as t on t.id = e.transaction_id
       where e.account_id = (select id from ledger_accounts where name = '${account}') and t.kind <> 'debt_collected'
       group by 1
     ),
     found as (
       select stems.subject, sum(moved.cents)::bigint as cents from moved join stems using (stem) group by 1
     )
     select subject, coalesce(expected.cents, 0)::bigint as expected, coalesce(found.cents, 0)::bigint as found,
       count(*) over () as total
     from expected
     full join found using (subject)
     where coalesce(expected.cents, 0) <> coalesce(found.cents, 0)
     order by subject
     limit $1`,
  )
  return async (q: Queryable, shownMax: number) => provenBy(await prove(q, shownMax))
}
