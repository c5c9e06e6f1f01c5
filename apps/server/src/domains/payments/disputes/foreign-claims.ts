import { holdsMoney } from '@pandrop/contract/lifecycle/dispute'
import { cents, negate } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { systemAccount } from '../../../ledger/accounts.ts'
import { lockBalance } from '../../../ledger/balance.ts'
import type { RefundReport } from '../../../ports/payments/provider.ts'
import { beginTaking, type ChargeRow, lockDisputedCharge, selectCharge, selectClaim } from './claims.sql.ts'
import { chargeWith, claimsOn, referenceOf, type TakenFrom, takeOf } from './claims.ts'
import { takenBy } from './disputes.rules.ts'
import { insertDispute, markAsRefund, markReleased, standDispute } from './disputes.sql.ts'
import type { NoticeSource } from './disputes.ts'
import { giveBackClaim } from './give-back-claim.ts'

/** The charge behind a payment intent, held until the transaction ends; undefined for one that is not ours. */
export const holdChargeOf = async (tx: Transaction, paymentIntent: string | null): Promise<ChargeRow | undefined> => {
  const held = paymentIntent === null ? undefined : await lockDisputedCharge(tx, paymentIntent)
  // Read anew behind the lock: what the holder before us wrote is seen.
  return held && selectCharge(tx, held.id)
}

/**
 * What a refund that was made in the provider's dashboard takes of a charge, as a lost dispute would: of a top-up from
 * the balance as far as that goes. A customer who bought keeps their balance and owes it all, until an operator ends
 * the order against it. The caller holds the charge.
 */
export const takeForeign = async (
  tx: Transaction,
  charge: ChargeRow,
  report: RefundReport,
  { by, at }: NoticeSource,
): Promise<TakenFrom> => {
  const { providerRefundId: id, amountMinor, currency } = report
  await lockBalance(tx, charge.customer_id)
  await insertDispute(tx, {
    disputeId: id,
    paymentId: charge.id,
    customerId: charge.customer_id,
    amountMinor,
    currency,
    state: 'lost',
    status: 'refunded',
    reason: 'refunded at the provider',
    toldAt: at,
    at,
    dueBy: null,
    submissions: 0,
    hasEvidence: false,
  })
  await markAsRefund(tx, id)
  const begun = await beginTaking(tx, id, 'lost')
  const claim = { id, takings: begun?.takings ?? 1 }
  const taken = takenBy(chargeWith(charge, await claimsOn(tx, charge.id)), report)
  const borne = await takeOf(tx, charge, {
    claim,
    amount: taken.cents,
    wasAgain: cents(-taken.again),
    sparesBalance: charge.purpose === 'purchase',
    reference: referenceOf(claim),
    into: [
      { account: systemAccount('paid_twice'), cents: negate(taken.again) },
      { account: systemAccount('provider_clearing'), cents: cents(taken.cents + taken.again) },
    ],
    by,
    at,
  })
  // Whoever owes nothing for it, or has bought with it, may go on paying.
  if (borne.owed === 0 || charge.purpose === 'purchase') await markReleased(tx, id, at, by)
  return borne
}

/** The bank did not take such a refund after all: what it took comes back. The caller holds the charge. */
export const giveBackForeign = async (
  tx: Transaction,
  charge: ChargeRow,
  disputeId: string,
  source: NoticeSource,
): Promise<void> => {
  await lockBalance(tx, charge.customer_id)
  const claim = await selectClaim(tx, disputeId)
  if (!claim || !holdsMoney(claim.state)) return
  await giveBackClaim(tx, charge, { disputeId, ...source })
  await standDispute(tx, { disputeId, state: 'won', status: 'refund_failed', toldAt: source.at, at: source.at })
}
