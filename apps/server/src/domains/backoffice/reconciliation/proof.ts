import { type Cents, cents } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import {
  accountProof,
  type Proven,
  postingsProof,
  provenBy,
  sumsProof,
  type WrongPosting,
} from '../../../ledger/prove.ts'
import { type MonthDifference, proveMonths } from '../months/month-proof.ts'
import {
  type OddRow,
  selectOddItems,
  selectOddOrders,
  selectOddRefunds,
  selectOtherCustomers,
} from './books-facts.sql.ts'
import { disputeStems, expectedPostings, gatheredPostings } from './expected-postings.sql.ts'
import { discountStems, expectedDiscounts, expectedSums } from './expected-sums.sql.ts'
import { markOf } from './posting.sql.ts'

/** How something differs: a posting from what it is for, or what the shop wrote down from itself. */
export type DisagreementKind =
  | WrongPosting['kind']
  | 'sum_differs'
  | 'discount_differs'
  | 'lines_differ'
  | 'refunded_differs'
  | 'other_customer'
  | 'item_differs'
  | 'month_differs'

/** Something that the books or the shelves say otherwise than orders, payments, refunds and payouts do. */
export interface Disagreement {
  kind: DisagreementKind
  /** of the posting; order:<id>, refund:<id>, dispute:<id> and item:<id> where none is meant */
  reference: string
  /** of the ledger; null where none is meant */
  account: string | null
  expected: Cents | null
  found: Cents | null
}

const provePostings = postingsProof('prove_postings', {
  expected: expectedPostings,
  markOf,
  gathered: gatheredPostings,
  stems: disputeStems,
})

const proveSums = sumsProof('prove_sums', expectedSums)

// Of a refund, sales and promo are one to the proof of postings: how a discount was shared out among several refunds is
// known for the order as a whole.
const proveDiscounts = accountProof('prove_discounts', {
  account: 'promo',
  stems: discountStems,
  expected: expectedDiscounts,
})

const proveAccounts = async (q: Queryable, shownMax: number): Promise<Proven<Disagreement>[]> => {
  const sums = await proveSums(q)
  const discounts = await proveDiscounts(q, shownMax)
  return [
    {
      differences: sums.map((sum): Disagreement => ({ kind: 'sum_differs', reference: sum.account, ...about(sum) })),
      found: sums.length,
    },
    {
      differences: discounts.differences.map((one): Disagreement => {
        return { kind: 'discount_differs', reference: one.subject, ...about(one) }
      }),
      found: discounts.found,
    },
  ]
}

const about = ({ expected, found }: { expected: Cents; found: Cents }) => ({ account: null, expected, found })

const asDisagreements = (kind: DisagreementKind, rows: readonly OddRow[]): Proven<Disagreement> => {
  const { differences, found } = provenBy(rows)
  const told = differences.map(({ reference, expected, found: is }): Disagreement => {
    return { kind, reference, account: null, expected: expected as Cents | null, found: is as Cents | null }
  })
  return { differences: told, found }
}

const monthsOf = (all: readonly MonthDifference[]): Proven<Disagreement> => ({
  differences: all.map(({ month, name, expected, found }) => ({
    kind: 'month_differs',
    reference: `month:${month}`,
    account: name,
    expected: cents(expected),
    found: cents(found),
  })),
  found: all.length,
})

/**
 * Holds every posting against what it is for, every account against what there is now, every order against its lines,
 * every refund against what went back of them, every item against its order and every locked month against what was
 * kept of it. It reads all there is, each kind of
 * thing in one statement, and changes nothing.
 * @param shownMax of each kind; the others are counted
 */
export const proveBooks = async (q: Queryable, shownMax = 500): Promise<Proven<Disagreement>> => {
  const proven: Proven<Disagreement>[] = [
    await provePostings(q, shownMax),
    ...(await proveAccounts(q, shownMax)),
    asDisagreements('lines_differ', await selectOddOrders(q, shownMax)),
    asDisagreements('refunded_differs', await selectOddRefunds(q, shownMax)),
    asDisagreements('other_customer', await selectOtherCustomers(q, shownMax)),
    asDisagreements('item_differs', await selectOddItems(q, shownMax)),
    monthsOf(await proveMonths(q)),
  ]
  return {
    differences: proven.flatMap(({ differences }) => differences),
    found: proven.reduce((sum, { found }) => sum + found, 0),
  }
}
