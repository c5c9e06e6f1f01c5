import { languages } from '@pandrop/contract/languages'
import { english } from '@pandrop/dictionaries/en'
import { cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { mailOfferNews, type OfferNews } from './offer-mails.ts'
import { type MadeOffer, makeOffer, offerMailsTo } from './testing/handled-offers.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const templates = Object.keys(english).flatMap((key) => {
  const name = /^mail_(offer_\w+)_subject$/.exec(key)?.[1]
  return name === undefined ? [] : [name as OfferNews['template']]
})

const mail = async (made: MadeOffer, template: OfferNews['template']) => {
  const { offerId, customer } = made
  const news = { template, customerId: customer.id, offerId, title: 'M4A4 | Asiimov', note: 'Look again' }
  const due = { price: cents(123_456), until: new Date('2026-12-01T10:30:00Z') }
  await inTransaction(shop.shop.pool, (tx) => mailOfferNews(tx, { ...news, ...due }, shop.shop.env.PUBLIC_URL))
}

test('there is a mail for every change of an offer', () => {
  const changes = ['countered', 'counter_changed', 'accepted', 'declined', 'rejected', 'expired']
  const ends = ['item_received', 'not_received', 'reversed', 'ready']
  expect(templates).toEqual(expect.arrayContaining([...changes, ...ends].map((change) => `offer_${change}`)))
})

describe.each(languages)('in %s', (language) => {
  test('each mail about an offer has no holes, but the title, our words and the way to the offer', async () => {
    const made = await makeOffer(shop)
    await shop.database.pool.query('update customers set language = $2 where id = $1', [made.customer.id, language])
    for (const template of templates) await mail(made, template)
    const mails = await offerMailsTo(shop, made)
    expect(mails).toHaveLength(templates.length)
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(templates.length)
    for (const { subject, text, links } of mails) {
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|null/)
      expect(text).toContain('M4A4 | Asiimov')
      expect(links).toContain(`${shop.shop.env.PUBLIC_URL}/account/offers?offer=${made.offerId}`)
    }
    const noted = mails.filter(({ text }) => text.includes('Look again'))
    expect(noted.length).toBeGreaterThanOrEqual(10)
  })
})
