import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { StaffPage, StaffPageRow } from '@pandrop/contract/staff/static-pages'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { lockSettings } from '../settings/settings.sql.ts'
import { insertVersion, publishEnglish, publishTranslation, selectPage } from './pages.sql.ts'
import { staffPage, staffPages } from './pages.ts'
import { markShipped, type OfferRow, selectOffers, selectOffersOfPage, settleOffer } from './shipped-texts.sql.ts'

type Context = Pick<StaffContext, 'pool' | 'clock'>

/** Has a page say, for everybody, what was shipped. */
const take = async (tx: Transaction, offer: OfferRow, { by, at }: { by: string; at: Date }): Promise<void> => {
  const { page_id: pageId, language, title, content } = offer
  await insertVersion(tx, { pageId, language, title, format: 'html', source: content, content, isDraft: false, by, at })
  if (language === 'en') await publishEnglish(tx, { pageId, title, content })
  else await publishTranslation(tx, { pageId, language, title, content })
  await markShipped(tx, pageId, language)
  await settleOffer(tx, pageId, language)
}

interface Settling {
  pageId: number
  language: string
  /** whether the page shall say it; otherwise it says what it said, and is not offered this one again */
  isTaken: boolean
  /** the version that was seen in this language, 0 where there was none */
  seen: number
  /** staff:7 */
  by: string
}

type SettleRefusal = 'page_not_found' | 'page_changed' | 'shipped_text_not_found'

/**
 * Takes or declines what an update has brought for a page in a language.
 * @returns the page; refuses page_not_found, shipped_text_not_found where nothing is offered (any more), page_changed
 *   where somebody wrote the text since it was seen
 */
export const settleShippedText = (
  { pool, clock }: Context,
  { pageId, language, isTaken, seen, by }: Settling,
): Promise<Result<StaffPage, SettleRefusal>> =>
  inTransaction(pool, async (tx): Promise<Result<StaffPage, SettleRefusal>> => {
    await lockSettings(tx)
    if (!(await selectPage(tx, pageId))) return refuse('page_not_found')
    const offer = (await selectOffersOfPage(tx, pageId)).find((one) => one.language === language)
    if (!offer) return refuse('shipped_text_not_found')
    if (offer.version !== seen) return refuse('page_changed')
    if (isTaken) await take(tx, offer, { by, at: clock.now() })
    else await settleOffer(tx, pageId, language)
    return staffPage(tx, pageId)
  })

/**
 * Takes all of it that replaces what nobody has changed since it was shipped.
 * @returns the pages, and how many texts were taken
 */
export const takeShippedTexts = (
  { pool, clock }: Context,
  { by }: { by: string },
): Promise<Result<{ pages: StaffPageRow[]; taken: number }, never>> =>
  inTransaction(pool, async (tx): Promise<Result<{ pages: StaffPageRow[]; taken: number }, never>> => {
    await lockSettings(tx)
    const untouched = (await selectOffers(tx)).filter((offer) => offer.untouched)
    for (const offer of untouched) await take(tx, offer, { by, at: clock.now() })
    return ok({ pages: await staffPages(tx), taken: untouched.length })
  })
