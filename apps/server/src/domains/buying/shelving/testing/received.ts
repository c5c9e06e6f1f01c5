import { type Cents, cents } from '@pandrop/money/money'
import type { TestShop } from '@pandrop/testkit/shop'
import { expect } from 'vitest'
import { takeOfferStep } from '../../offers/offer-steps.ts'
import { accept, by, type MadeOffer, makeOffer, tradeOf } from '../../offers/testing/handled-offers.ts'
import { redline } from '../../offers/testing/staff-copies.ts'

/** What the shop pays for a copy here, in cents; such a copy sells at a reference of 27.15 EUR. */
export const costCents = cents(2000)

interface Received {
  price?: Cents
  /** undefined: nobody has typed it */
  float?: number | undefined
  paintSeed?: number | undefined
  assetId?: string
  /** false: the catalogue does not know the title */
  isKnown?: boolean
}

/** An offer of an AK-47 | Redline whose item has just come. */
export const received = async (shop: TestShop, change: Received = {}): Promise<MadeOffer> => {
  const { price = costCents, float, paintSeed, assetId, isKnown = true } = { float: 0.2, paintSeed: 412, ...change }
  const made = await makeOffer(shop, isKnown ? { copy: await redline(shop) } : {})
  const { offerId } = made
  expect(await takeOfferStep(shop.shop, 'countered', { offerId, by, price })).toMatchObject({ ok: true })
  expect(await accept(made, { seen_price: price / 100 })).toMatchObject({ status: 200 })
  const trade = { offerId, by, tradeOfferId: tradeOf(offerId), float, paintSeed, assetId }
  expect(await takeOfferStep(shop.shop, 'received', trade)).toMatchObject({ ok: true })
  return made
}
