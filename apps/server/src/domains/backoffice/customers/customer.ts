import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { SecondFactor } from '@pandrop/contract/second-factor'
import type { FactorRemoval } from '@pandrop/contract/staff/customer-factor'
import type { StaffCustomer } from '@pandrop/contract/staff/customers'
import { cents, toUnits } from '@pandrop/money/money'
import { balanceOf } from '../../../ledger/balance.ts'
import type { Shop } from '../../../shop.ts'
import { payoutPauseOf } from '../../identity/accounts/payout-pause.ts'
import { closureOf } from '../../identity/closures/closures.ts'
import { staffDeletionOf } from '../../identity/deletions/deletions.ts'
import { deletionProposalOf } from '../../identity/deletions/proposed-deletions.ts'
import { deviceName } from '../../identity/devices/device-name.ts'
import { secondFactorOf } from '../../identity/second-factor/customer-factor.ts'
import { openRemovalOf } from '../../identity/second-factor/lost-factor.ts'
import { sessionsOf } from '../../identity/sessions/session.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import { verificationLimitsOf } from '../../identity/verification-limits/verification-limits.ts'
import { isSpendingBlocked } from '../../payments/disputes/spending-blocked.ts'
import { adjustmentsAhead } from '../adjustments/adjustments-ahead.ts'
import { type StaffCustomerRow, selectCustomerEvents, selectStaffCustomer } from './customer.sql.ts'
import { toWire } from './customer-list.ts'

const eventsMax = 50

/** Everything about a customer that fits on one screen; refuses customer_not_found. */
export const staffCustomer = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  customerId: number,
): Promise<Result<StaffCustomer, 'customer_not_found'>> => {
  const now = clock.now()
  const row = await selectStaffCustomer(pool, customerId, now)
  if (!row) return refuse('customer_not_found')
  const [balance, sessions, events, spendingBlocked, pausedUntil, ahead, factor, removal, ...kept] = await Promise.all([
    balanceOf(pool, customerId),
    sessionsOf(pool, { customerId, now }),
    selectCustomerEvents(pool, customerId, eventsMax),
    isSpendingBlocked(pool, customerId),
    payoutPauseOf(pool, customerId, now),
    adjustmentsAhead(pool, customerId, now),
    secondFactorOf(pool, customerId, now),
    openRemovalOf(pool, customerId),
    closureOf(pool, customerId),
    staffDeletionOf(pool, customerId),
    verificationLimitsOf(pool, customerId, now),
    deletionProposalOf(pool, customerId),
  ])
  const [closure, deletion, limits, proposal] = kept
  const nameOf = await staffNames(
    pool,
    events.map(({ by }) => by),
  )
  return ok({
    ...toWire(row, balance),
    ...addressOf(row),
    ...countsOf(row),
    pending_email: row.pending_email,
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    blocked_at: row.blocked_at?.toISOString() ?? null,
    closure,
    deletion,
    deletion_proposal: proposal,
    spending_blocked: spendingBlocked,
    verification_limits: limits,
    payouts_paused_until: pausedUntil?.toISOString() ?? null,
    second_factor: factorOf(factor, removal),
    adjustment_free: toUnits(ahead.free),
    adjustments_proposed: ahead.proposed,
    sessions: sessions.map(({ id, user_agent, address, created_at, seen_at }) => {
      const { browser, system } = deviceName(user_agent)
      const moments = { created_at: created_at.toISOString(), seen_at: seen_at.toISOString() }
      return { id, browser, system, address, ...moments }
    }),
    events: events.map(({ at, by, ...event }) => ({ ...event, by: nameOf(by) ?? by, at: at.toISOString() })),
  })
}

const factorOf = ({ since, passkeys, recovery_codes_left }: SecondFactor, removal: FactorRemoval | null) =>
  since === null && passkeys === 0 ? null : { since, passkeys, recovery_codes_left, removal }

const addressOf = ({
  language,
  country,
  city,
  address,
  post_code,
  steam_trade_link: trade_link,
}: StaffCustomerRow) => ({
  language,
  country,
  city,
  address,
  post_code,
  trade_link,
})

const countsOf = (row: StaffCustomerRow) => ({
  api_keys: row.api_keys,
  orders: { count: row.orders, total: toUnits(cents(row.orders_cents)) },
  offers: { count: row.offers, paid: toUnits(cents(row.paid_cents)) },
  deposits: { count: row.deposits, total: toUnits(cents(row.deposits_cents)) },
  disputes: row.disputes,
})
