import type { Shop } from '../../../shop.ts'
import { markCardFormAsked, selectCardFormsToAsk } from './card-form.sql.ts'
import { lookAtCardForm } from './card-session.ts'

/** The provider's webhook and the customer's own request get this long before the job asks. */
const quietSecondsMin = 30

const formsPerRunMax = 200
// A provider that is away would otherwise cost every form its timeout.
const unansweredMax = 3

/**
 * Asks the provider about every open card form that nobody has asked about for half a minute: its notice may have been
 * lost. A provider that does not answer leaves everything as it is for the next run.
 */
export const reconcileCardForms = async (shop: Shop): Promise<{ asked: number; unanswered: number }> => {
  const at = shop.clock.now()
  const done = { asked: 0, unanswered: 0 }
  const since = new Date(at.getTime() - quietSecondsMin * 1000)
  for (const form of await selectCardFormsToAsk(shop.pool, since, formsPerRunMax)) {
    // Marked first: one that always fails goes to the end of the queue and holds nobody up.
    await markCardFormAsked(shop.pool, form.id, at)
    const looked = await lookAtCardForm(shop, form, 'reconcile_card_forms')
    done.asked += 1
    if (!looked.ok) done.unanswered += 1
    if (done.unanswered === unansweredMax) break
  }
  if (done.unanswered > 0) shop.log.warn(done, 'the payment provider did not answer about some card forms')
  return done
}
