import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction } from '../../db/transaction.ts'
import type { ProviderEvent } from '../../ports/payments/provider.ts'
import type { Shop } from '../../shop.ts'
import { isPaymentId } from './payments.rules.ts'
import { insertProviderEvent } from './payments.sql.ts'
import { endingOf, settleWithin } from './settle.ts'

/**
 * Takes a notice of the provider: recorded and acted upon in one transaction, so it happens whole or is sent again.
 * One that was received before changes nothing and is as welcome as the first.
 * @param notice.rawBody the bytes as they came
 * @returns refuses body_unreadable when it is forged, altered, or signed more than 300 seconds ago or ahead
 */
export const receiveWebhook = async (
  shop: Shop,
  { rawBody, signature }: { rawBody: Buffer; signature: string | undefined },
): Promise<Result<undefined, 'body_unreadable'>> => {
  const ending = endingOf(shop)
  const checked = shop.payments.verifyWebhook(rawBody, signature, ending.at)
  if (!checked.genuine) {
    shop.log.warn({ problem: checked.problem }, 'a webhook was refused')
    return refuse('body_unreadable')
  }
  const { id, type } = checked.event
  const settled = await inTransaction(shop.pool, async (tx) => {
    const recorded = await insertProviderEvent(tx, id, type, ending.at, JSON.stringify(checked.event.payload))
    if (!recorded) return 'received before'
    const hearing = hearingOf(checked.event)
    return (hearing && (await settleWithin(tx, hearing, ending))?.state) ?? 'not about a payment of ours'
  })
  shop.log.info({ event: id, type, settled }, 'webhook received')
  return ok(undefined)
}

const hearingOf = ({ id, subject }: ProviderEvent) =>
  subject?.kind === 'session' && isPaymentId(subject.report.paymentId)
    ? { paymentId: subject.report.paymentId, report: subject.report, by: `provider:${id}` }
    : null
