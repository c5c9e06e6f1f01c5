import type { RefusalOf } from '@pandrop/contract/call'
import { exteriorByQuality } from '@pandrop/contract/exteriors'
import { replyWorkingDays } from '@pandrop/contract/lifecycle/offer'
import { openOffersMax } from '@pandrop/contract/limits'
import type * as calls from '@pandrop/contract/offers'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Attempt, once } from '../../../db/once.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { settingsOf } from '../../content/settings.ts'
import { isLeaving } from '../../identity/deletions/deletions.ts'
import { workingCalendarOf } from '../holidays/holidays.ts'
import { addWorkingDays } from '../holidays/working-days.rules.ts'
import { mailOfferNews } from '../offers/offer-mails.ts'
import { insertOfferEvent } from '../offers/offer-steps.sql.ts'
import { type NamedSkin, type OfferDraft, type OfferForm, readOffer } from './create-offer.rules.ts'
import { countOpenOffers, insertOffer, lockOffersOf, selectSkinById, selectSkinsByName } from './create-offer.sql.ts'

/** Who proposes what. */
export interface OfferRequest {
  customerId: number
  form: OfferForm
  attempt: Attempt | null
}

type OfferRefusal = RefusalOf<typeof calls.createOffer>

/**
 * Proposes a skin to the shop, once per attempt; the shop answers within three working days
 * (docs/behaviour/offers.md#reply-time). A skin that was chosen from the catalogue, or whose market name was typed in
 * full, is known from then on.
 * @returns the offer's id; refuses offers_off, account_leaving, offer_invalid with texts beside the fields,
 *   offers_too_many at 20 open offers, and offer_open_already while the customer has an open offer of the same copy
 */
export const createOffer = (
  shop: Shop,
  { customerId, form, attempt }: OfferRequest,
): Promise<Result<{ id: number }, OfferRefusal>> =>
  inTransaction(shop.pool, (tx) =>
    once(tx, attempt, async (): Promise<Result<{ id: number }, OfferRefusal>> => {
      const { offer_enabled: isOn } = await settingsOf(tx)
      if (!isOn) return refuse('offers_off')
      if (await isLeaving(tx, customerId)) return refuse('account_leaving')
      const draft = readOffer(form, await skinNamedBy(tx, form))
      if (!draft.ok) return draft
      // Whoever offers from many windows at once takes turns here: each sees what the one before has written.
      await lockOffersOf(tx, customerId)
      const open = await countOpenOffers(tx, customerId)
      if (!open || open.count >= openOffersMax) {
        return refuse('offers_too_many', { values: { max: String(openOffersMax) } })
      }
      return writeDown(shop, tx, { customerId, draft: draft.value })
    }),
  )

/** The skin that was chosen, else the only one with the name that was typed. */
const skinNamedBy = async (q: Queryable, { title, skin_id: chosen, quality }: OfferForm) => {
  const exterior = exteriorByQuality[quality]
  const rows =
    chosen === undefined ? await selectSkinsByName(q, title, exterior) : await selectSkinById(q, chosen, exterior)
  const [row, ...others] = rows
  if (!row || others.length > 0) return undefined
  const { id, title: named, type, exteriors, variants } = row
  return { id, title: named, type, exteriors, variants } satisfies NamedSkin
}

const writeDown = async (
  { clock, env }: Shop,
  tx: Transaction,
  { customerId, draft }: { customerId: number; draft: OfferDraft },
): Promise<Result<{ id: number }, 'offer_open_already'>> => {
  const now = clock.now()
  const { title, skin, quality, itemUrl, attachments, wish } = draft
  const replyDueAt = addWorkingDays(now, replyWorkingDays, await workingCalendarOf(tx))
  const offer = await insertOffer(tx, {
    customerId,
    title,
    skinId: skin?.id ?? null,
    variant: skin?.variant ?? null,
    quality,
    itemUrl,
    attachments,
    wishCents: wish,
    at: now,
    replyDueAt,
  })
  if (!offer) return refuse('offer_open_already')
  const why = 'proposed in the shop'
  await insertOfferEvent(tx, {
    offerId: offer.id,
    kind: 'created',
    state: 'pending',
    by: `customer:${customerId}`,
    at: now,
    why,
    note: null,
    cents: null,
  })
  const news = { template: 'offer_created', customerId, offerId: offer.id, title, price: wish } as const
  await mailOfferNews(tx, { ...news, until: replyDueAt }, env.PUBLIC_URL)
  return ok({ id: offer.id })
}
