import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../app.ts'
import { timetable } from '../../../jobs/tasks.ts'
import { endUnreceivedOffers, expireCounterOffers, readyOffers } from './offer-jobs.ts'
import { countOverdueOffers, listOffers } from './offer-list.ts'
import { expectOfferBooks, makeOffer, offerAt, offerMailsTo, offerStory } from './testing/handled-offers.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(async () => {
  await expectOfferBooks(shop)
  await shop.stop()
})

const states = (offers: { offerId: number }[]) =>
  Promise.all(offers.map(async (made) => (await offerStory(shop, made)).state))

test('each job runs every minute', () => {
  for (const name of ['expire_counter_offers', 'end_unreceived_offers', 'ready_offers'])
    expect(timetable).toContainEqual({ task: name, match: '* * * * *' })
})

test('counter-offers end in their second, each of them told by one mail, however often the job runs', async () => {
  const first = await offerAt(shop, 'offer')
  shop.clock.advance({ seconds: 1 })
  const second = await offerAt(shop, 'offer')
  shop.clock.advance({ days: 5, seconds: -1 })
  await expireCounterOffers(shop.shop)
  expect(await states([first, second])).toEqual(['declined_by_service', 'offer'])
  shop.clock.advance({ seconds: 1 })
  await Promise.all([expireCounterOffers(shop.shop), expireCounterOffers(shop.shop), expireCounterOffers(shop.shop)])
  expect(await states([first, second])).toEqual(['declined_by_service', 'declined_by_service'])
  const subjects = (await offerMailsTo(shop, second)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Our offer for AK-47 | Redline has expired', 'Our offer for AK-47 | Redline: €40.00'])
})

test('items that do not come in seven days are given up, those that are here are not', async () => {
  const missing = await offerAt(shop, 'awaiting_item')
  const here = await offerAt(shop, 'received')
  shop.clock.advance({ days: 7, seconds: -1 })
  await endUnreceivedOffers(shop.shop)
  expect(await states([missing, here])).toEqual(['awaiting_item', 'awaiting_item'])
  shop.clock.advance({ seconds: 1 })
  await endUnreceivedOffers(shop.shop)
  expect(await states([missing, here])).toEqual(['declined_by_service', 'awaiting_item'])
  const [mail] = await offerMailsTo(shop, missing)
  expect(mail?.subject).toBe('AK-47 | Redline did not arrive')
})

test('an offer is ready when its trade protection ends', async () => {
  const made = await offerAt(shop, 'received')
  shop.clock.advance({ days: 7, seconds: -1 })
  await readyOffers(shop.shop)
  expect(await states([made])).toEqual(['awaiting_item'])
  shop.clock.advance({ seconds: 1 })
  await readyOffers(shop.shop)
  expect(await states([made])).toEqual(['ready_for_payout'])
})

test('an offer that fails holds up neither the others nor the next batch', async () => {
  const broken = await offerAt(shop, 'offer')
  const others = []
  for (let count = 0; count < 101; count += 1) others.push(await offerAt(shop, 'offer', broken.customer))
  await shop.database.ownerPool.query(
    `create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
     create trigger refuse_one before update on offers for each row when (old.id = ${broken.offerId})
       execute function refuse_one()`,
  )
  shop.clock.advance({ days: 5 })
  await expireCounterOffers(shop.shop)
  expect(new Set(await states(others))).toEqual(new Set(['declined_by_service']))
  expect(await states([broken])).toEqual(['offer'])
  await shop.database.ownerPool.query('drop trigger refuse_one on offers')
  await expireCounterOffers(shop.shop)
  expect(await states([broken])).toEqual(['declined_by_service'])
})

test('offers that nobody has answered in time are listed and counted for monitoring', async () => {
  const late = await makeOffer(shop)
  shop.clock.advance({ days: 3, seconds: -1 })
  expect(await countOverdueOffers(shop.shop)).toBe(0)
  shop.clock.advance({ seconds: 1 })
  await makeOffer(shop)
  const overdue = await listOffers(shop.shop, { overdue: true, offersMax: 10 })
  expect(overdue.map(({ id }) => id)).toEqual([late.offerId])
  const token = 'a-token-of-monitoring'
  const { app } = await createApp({ ...shop.shop, env: { ...shop.shop.env, METRICS_TOKEN: token } })
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  await app.close()
  expect(body).toMatch(/^pandrop_offers_overdue 1$/m)
})
