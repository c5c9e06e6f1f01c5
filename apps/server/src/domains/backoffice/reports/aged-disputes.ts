import type { Answer } from '@pandrop/contract/call'
import { disputeAges, type getAgedDisputes } from '@pandrop/contract/staff/money-reports'
import { inUnits } from '@pandrop/money/money'
import { statement } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { sumOf } from './report-range.ts'

/** Disputes that are open or lost, of one age, in cents. */
interface ClaimsRow {
  is_open: boolean
  days_from: number
  disputes: number
  held_cents: number
  borne_cents: number
  owed_cents: number
  twice_cents: number
}

const selectAged = statement<ClaimsRow, { now: Date; ages: readonly number[] }>(
  'select_aged_disputes',
  `select state <> 'lost' as is_open,
     (
       select max(age) from unnest(:ages::int[]) as age
       where age = 0 or opened_at <= :now::timestamptz - age * interval '1 day'
     ) as days_from,
     count(*)::int as disputes, sum(cents + again_cents)::bigint as held_cents,
     sum(debited_cents + collected_cents)::bigint as borne_cents,
     sum(cents - debited_cents - collected_cents)::bigint as owed_cents, sum(again_cents)::bigint as twice_cents
   from disputes
   where state <> 'won'
   group by 1, 2`,
)

type AgedDisputes = Omit<Answer<typeof getAgedDisputes>, 'status'>

const claimsOf = (rows: readonly ClaimsRow[]): AgedDisputes['total'] => ({
  disputes: sumOf(rows, (row) => row.disputes),
  held: inUnits(sumOf(rows, (row) => row.held_cents)),
  borne: inUnits(sumOf(rows, (row) => row.borne_cents)),
  owed: inUnits(sumOf(rows, (row) => row.owed_cents)),
  twice: inUnits(sumOf(rows, (row) => row.twice_cents)),
})

/**
 * Disputes that are open, by days since they were opened, with what they hold, and those that were lost. Together they
 * are owed what the books hold as `receivable`, and took twice what stands in `paid_twice`
 * (docs/behaviour/money.md#disputes-report).
 */
export const agedDisputes = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<AgedDisputes> => {
  const now = clock.now()
  const found = await selectAged(pool, { now, ages: disputeAges })
  const open = found.filter((row) => row.is_open)
  return {
    read_at: now.toISOString(),
    rows: disputeAges.map((from) => ({ days_from: from, ...claimsOf(open.filter((row) => row.days_from === from)) })),
    open: claimsOf(open),
    lost: claimsOf(found.filter((row) => !row.is_open)),
    total: claimsOf(found),
  }
}
