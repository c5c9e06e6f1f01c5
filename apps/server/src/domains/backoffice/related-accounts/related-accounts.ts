import type { Answer } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import {
  type listRelatedAccounts,
  relatedAccountsMax,
  type SharedTrait,
  sharedTraits,
} from '@pandrop/contract/staff/related-accounts'
import { type Cents, inUnits, toUnits, zero } from '@pandrop/money/money'
import { balancesOf } from '../../../ledger/balance.ts'
import type { Shop } from '../../../shop.ts'
import { othersPaidTo } from '../../buying/payouts/same-account.ts'
import { type ComparedRow, selectCompared, selectSharing } from './related-accounts.sql.ts'

type Related = Omit<Answer<typeof listRelatedAccounts>, 'status'>

const toWire = (row: ComparedRow, balance: Cents): Related['account'] => ({
  id: row.id,
  name: `${row.name} ${row.surname}`,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  blocked: row.blocked_at !== null,
  created_at: row.created_at.toISOString(),
  tags: row.tags,
  balance: toUnits(balance),
  orders: { count: row.orders, total: inUnits(row.orders_cents) },
  offers: { count: row.offers, total: inUnits(row.offers_cents) },
  payouts: { count: row.payouts, total: inUnits(row.payouts_cents) },
  notes: row.notes,
})

/** What each other account shares; the number of the account is the key. */
const sharingWith = async (
  { pool, secrets }: Pick<Shop, 'pool' | 'secrets'>,
  customerId: number,
): Promise<Map<number, Set<SharedTrait>>> => {
  const [sharing, paidTo] = await Promise.all([
    selectSharing(pool, customerId),
    othersPaidTo({ pool, secrets }, customerId),
  ])
  const found = new Map(sharing.map(({ id, shares }) => [id, new Set(shares)]))
  for (const id of paidTo) found.set(id, (found.get(id) ?? new Set<SharedTrait>()).add('bank_account'))
  return found
}

/**
 * An account beside those that share something with it (docs/behaviour/accounts.md#related-accounts), those first that
 * share most, then those with a proven address, then the newest. It only shows: accounts are never joined.
 * Refuses customer_not_found.
 */
export const relatedAccounts = async (
  shop: Pick<Shop, 'pool' | 'secrets'>,
  customerId: number,
): Promise<Result<Related, 'customer_not_found'>> => {
  const { pool } = shop
  const sharing = await sharingWith(shop, customerId)
  const rank = (id: number): number => sharing.get(id)?.size ?? 0
  const ids = [...sharing.keys()].toSorted((one, other) => rank(other) - rank(one) || other - one)
  const shown = [customerId, ...ids.slice(0, relatedAccountsMax)]
  const [rows, balances] = await Promise.all([selectCompared(pool, shown), balancesOf(pool, shown)])
  const own = rows.find(({ id }) => id === customerId)
  if (!own) return refuse('customer_not_found')
  const wired = (row: ComparedRow) => toWire(row, balances.get(row.id) ?? zero)
  const related = rows
    .filter(({ id }) => id !== customerId)
    .map((row) => ({ ...wired(row), shares: sharedTraits.filter((trait) => sharing.get(row.id)?.has(trait)) }))
    .toSorted(
      (one, other) =>
        other.shares.length - one.shares.length ||
        Number(other.email_verified) - Number(one.email_verified) ||
        other.id - one.id,
    )
  return ok({ account: wired(own), related })
}
