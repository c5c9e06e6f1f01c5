import type { RefusalOf } from '@pandrop/contract/call'
import type { declineDeal as declineCall } from '@pandrop/contract/deals'
import { type DealState, dealLifecycle } from '@pandrop/contract/lifecycle/deal'
import { decide } from '@pandrop/contract/lifecycle/lifecycle'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Cents, cents } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { because, type Noun, type StepDone, takeStep } from '../../../lifecycle/take-step.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { withdrawReversedItems } from '../../catalogue/staff-items/reversed-items.ts'
import { mailDealWithdrawn } from './deal-mail.ts'
import {
  endDeal,
  lockDealItems,
  lockDealRow,
  selectDealItemIds,
  selectDealTitles,
  selectExpiredDeals,
} from './deals.sql.ts'

/** A deal that nobody else changes before the transaction ends, and its items neither. */
export interface LockedDeal {
  id: number
  customerId: number
  state: DealState
  price: Cents
  expiresAt: Date
}

const dealNoun: Noun<typeof dealLifecycle, 'deal_not_found', 'deal_state_wrong'> = {
  name: 'deal',
  lifecycle: dealLifecycle,
  notFound: 'deal_not_found',
  stateWrong: 'deal_state_wrong',
}

/** Locks a deal behind its items, as the one order of locks has it. */
export const lockDeal = async (tx: Transaction, dealId: number): Promise<LockedDeal | undefined> => {
  // Sent together; they run in this order, and which items a deal has never changes.
  const [, deal] = await Promise.all([lockDealItems(tx, dealId), lockDealAlone(tx, dealId)])
  return deal
}

/** The same where the caller holds the items already. */
export const lockDealAlone = async (tx: Transaction, dealId: number): Promise<LockedDeal | undefined> => {
  const row = await lockDealRow(tx, dealId)
  return (
    row && {
      id: row.id,
      customerId: row.customer_id,
      state: row.state,
      price: cents(row.price_cents),
      expiresAt: row.expires_at,
    }
  )
}

type FreeingStep = 'declined' | 'expired' | 'withdrawn'

/** Ends a locked deal without a sale: its items are for sale again, but what is not the shop's any more goes. */
const setFree = async (
  tx: Transaction,
  { id }: LockedDeal,
  { step, by, at, reason }: { step: FreeingStep; by: string; at: Date; reason?: string | undefined },
): Promise<void> => {
  const { to, record } = dealLifecycle.steps[step]
  await endDeal(tx, { dealId: id, state: to, kind: step, orderId: null, by, at, why: because(record, { reason }) })
  const items = await selectDealItemIds(tx, id)
  const itemIds = items.map(({ item_id }) => item_id)
  await withdrawReversedItems(tx, itemIds, { by, at })
}

/** Who ends a deal without a sale, and why. */
export interface DealStepping {
  dealId: number
  /** staff:<id>, staff:cli or the name of a job */
  by: string
  /** for the record */
  reason?: string | undefined
}

/**
 * Ends a deal that was not bought: withdrawn by staff, of which the customer is mailed while it stands, or expired by
 * the job.
 * @returns unchanged where that was done before; refuses deal_not_found, and deal_state_wrong with what is possible
 */
export const takeDealStep = (
  { pool, clock, env }: Pick<StaffContext, 'pool' | 'clock' | 'env'>,
  step: 'withdrawn' | 'expired',
  { dealId, by, reason }: DealStepping,
): Promise<Result<StepDone<DealState>, 'deal_not_found' | 'deal_state_wrong'>> =>
  inTransaction(pool, async (tx) => {
    const subject = await lockDeal(tx, dealId)
    const at = clock.now()
    return takeStep(dealNoun, { subject, step, at }, async (deal) => {
      await setFree(tx, deal, { step, by, at, reason })
      if (step === 'withdrawn' && deal.expiresAt > at) await tellWithdrawn(tx, deal, env.PUBLIC_URL)
      return ok({ state: dealLifecycle.steps[step].to, changed: true })
    })
  })

const tellWithdrawn = async (
  tx: Transaction,
  { id: dealId, customerId, price }: LockedDeal,
  publicUrl: string,
): Promise<void> => {
  const titles = (await selectDealTitles(tx, dealId)).map(({ title }) => title)
  await mailDealWithdrawn(tx, { dealId, customerId, titles, price }, publicUrl)
}

/**
 * The customer does not want a deal, also after its time as long as nobody has written that down.
 * @returns unchanged where they had said so; refuses not_found (another customer's too) and deal_over
 */
export const declineDeal = (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { customerId, dealId }: { customerId: number; dealId: number },
): Promise<Result<{ changed: boolean }, RefusalOf<typeof declineCall>>> =>
  inTransaction(pool, async (tx) => {
    const deal = await lockDeal(tx, dealId)
    if (deal?.customerId !== customerId) return refuse('not_found')
    const at = clock.now()
    const { may } = decide(dealLifecycle, deal, 'declined', at)
    if (may === 'again') return ok({ changed: false })
    if (may !== 'now') return refuse('deal_over')
    await setFree(tx, deal, { step: 'declined', by: `customer:${customerId}`, at })
    return ok({ changed: true })
  })

const batch = 100
const job = 'expire_deals'

/** The job that ends deals whose time is over; one that fails holds up neither the others nor the job. */
export const expireDeals = async (shop: Shop): Promise<void> => {
  const now = shop.clock.now()
  for (let after: number | undefined = 0; after !== undefined; ) {
    const due: { id: number }[] = await selectExpiredDeals(shop.pool, now, after, batch)
    for (const { id } of due) {
      // A refusal is no failure: somebody else was faster.
      await takeDealStep(shop, 'expired', { dealId: id, by: job }).catch((error: unknown) =>
        shop.log.error({ err: error, deal: id, job }, 'a job failed for a deal'),
      )
    }
    after = due.length === batch ? due.at(-1)?.id : undefined
  }
}
