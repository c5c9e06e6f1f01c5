import { ok, type Result, refuse } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import { formatCents } from '@pandrop/money/format'
import { cents } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { type CardFormRow, markCardFormExpired, recordCardSession, selectCardForm } from './card-form.sql.ts'
import { settleCardForm } from './settle-card-form.ts'

/**
 * Where the customer of a form goes on. Repeating it is safe at any moment: the form's id is the provider's idempotency
 * key, so a session that an earlier call opened and lost is found again.
 * @returns refuses provider_unavailable where there is no session: without an answer the same attempt asks again, and a
 *   form that the provider has turned down is over
 */
export const openCardSession = async (
  shop: Shop,
  cardFormId: string,
): Promise<Result<{ redirectUrl: string }, 'provider_unavailable'>> => {
  const form = await selectCardForm(shop.pool, cardFormId)
  if (!form) throw new Error(`card form ${cardFormId} does not exist`)
  if (form.session_url !== null) return ok({ redirectUrl: form.session_url })
  if (form.state !== 'open') return refuse('provider_unavailable')
  const opened = await shop.payments.openCardForm(termsOf(shop, form))
  if (opened.outcome === 'opened') {
    await recordCardSession(shop.pool, form.id, opened.sessionId, opened.url)
    return ok({ redirectUrl: opened.url })
  }
  shop.log.warn({ cardForm: form.id, ...opened }, 'no session for a card form')
  // The provider's no proves that nobody can complete it.
  if (opened.outcome === 'rejected') await markCardFormExpired(shop.pool, form.id)
  return refuse('provider_unavailable')
}

/**
 * Brings an open form to the state that the provider reports.
 * @param by customer:<id> or the name of a job
 * @returns refuses provider_unavailable, after which nothing has changed
 */
export const lookAtCardForm = async (
  shop: Shop,
  form: CardFormRow,
  by: string,
): Promise<Result<undefined, 'provider_unavailable'>> => {
  if (form.session_id === null) {
    // Without a recorded session nobody was ever led to one: when its time is over, nothing can come of it.
    if (form.expires_at <= shop.clock.now()) await markCardFormExpired(shop.pool, form.id)
    return ok(undefined)
  }
  const found = await shop.payments.retrieveCardForm(form.session_id)
  if (found.outcome === 'unavailable') return refuse('provider_unavailable')
  if (found.outcome === 'found') await settleCardForm(shop, { report: found.report, by })
  else await markCardFormExpired(shop.pool, form.id)
  return ok(undefined)
}

// The provider takes the same request under the same key only: all of this is frozen with the form.
const termsOf = ({ env }: Shop, form: CardFormRow) => {
  const address = `${env.PUBLIC_URL}/account/offers?offer=${form.offer_id}`
  const text = textFor(form.language)
  const words = { price: `€${formatCents(cents(form.cents))}`, title: form.title, offer: String(form.offer_id) }
  return {
    formId: form.id,
    purpose: text('card_form_purpose', words),
    email: form.session_email,
    successUrl: address,
    cancelUrl: address,
    expiresAt: form.expires_at,
  }
}
