import { transitionsOf } from '@pandrop/contract/lifecycle/lifecycle'
import { offerLifecycle, offerStates } from '@pandrop/contract/lifecycle/offer'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkTo, proposed } from './testing/proposals.ts'

let shop: TestShop
let offerId: number

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  offerId = await proposed(await shop.customer())
})

afterAll(() => shop.stop())

const asServer = (sql: string, values: unknown[] = []) => shop.database.pool.query(sql, values)

const asOwner = (sql: string) => shop.database.ownerPool.query(sql)

/** Puts the offer into a state as if it had come there step by step, with all that it learns on its whole way. */
const forceState = (state: string) =>
  asOwner(
    `alter table offers disable trigger user;
     update offers set state = '${state}', service_price_cents = 1000, counter_expires_at = now() + interval '1 day',
       accepted_at = now(), trade_link = 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdef',
       steamid = '76561198006409530', receive_until = now(), received_at = now(), protected_until = now(),
       ready_at = now()
     where id = ${offerId};
     alter table offers enable trigger user`,
  )

/** Tries a step without staying there: whether a payout belongs to it is asked at the commit only. */
const tryStep = async (to: string): Promise<void> => {
  const client = await shop.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('update offers set state = $2 where id = $1', [offerId, to])
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test.each(offerStates)('from %s an offer goes where the contract says and nowhere else', async (from) => {
  await forceState(from)
  for (const to of offerStates) {
    // Staying is no step.
    const isAlong = transitionsOf(offerLifecycle).some(([begin, end]) => begin === from && end === to)
    const allowed = from === to || isAlong
    if (allowed) await tryStep(to)
    else await expect(tryStep(to), `${from} → ${to}`).rejects.toThrow(`an offer does not go from ${from} to ${to}`)
  }
})

const copyAs = (state: string) =>
  asServer(
    `insert into offers (customer_id, state, title, quality, item_url, user_price_cents, created_at, reply_due_at,
       service_price_cents, counter_expires_at, accepted_at, trade_link, steamid, receive_until, received_at,
       protected_until, ready_at)
     select customer_id, $2, title, quality, $3, user_price_cents, created_at, reply_due_at, 1000, now(), now(), 'x',
       '76561198006409530', now(), now(), now(), now()
     from offers where id = $1`,
    [offerId, state, linkTo('38499999999')],
  )

test.each(offerStates.filter((state) => state !== 'pending'))('no offer begins as %s', async (state) => {
  await expect(copyAs(state)).rejects.toThrow(`an offer does not begin as ${state}`)
})

describe('once accepted', () => {
  test.each([
    ['the price', 'service_price_cents = 900'],
    ['the trade link', `trade_link = 'https://example.org/'`],
    ['the account that it belongs to', `steamid = '76561198006409531'`],
    ['the moment', "accepted_at = now() - interval '1 day'"],
  ])('%s stays, in every state', async (_, change) => {
    for (const state of ['awaiting_item', 'ready_for_payout', 'payout_processing', 'approved']) {
      await forceState(state)
      const changed = asServer(`update offers set ${change} where id = $1`, [offerId])
      await expect(changed, state).rejects.toThrow('its price and its trade link stay')
    }
  })

  test('the day on which the item came stays', async () => {
    await forceState('awaiting_item')
    const changed = asServer(`update offers set received_at = now() - interval '8 days' where id = $1`, [offerId])
    await expect(changed).rejects.toThrow('is here already')
  })
})

describe('no step is taken without what it needs:', () => {
  const begun = `service_price_cents = 1000, counter_expires_at = now() + interval '1 day'`
  const agreed = `accepted_at = now(), trade_link = 'x', steamid = '76561198006409530', receive_until = now()`

  test('a counter-offer has a price and an end', async () => {
    const made = asServer(`update offers set state = 'offer' where id = $1`, [offerId])
    await expect(made).rejects.toMatchObject({ constraint: 'offers_countered' })
  })

  test('an accepted offer knows where to ask for the item', async () => {
    await asServer(`update offers set state = 'offer', ${begun} where id = $1`, [offerId])
    const accepted = asServer(`update offers set state = 'awaiting_item', accepted_at = now() where id = $1`, [offerId])
    await expect(accepted).rejects.toMatchObject({ constraint: 'offers_accepted' })
  })

  test('a counter-offer that has expired is accepted by nobody', async () => {
    await asServer(`update offers set state = 'offer', ${begun} where id = $1`, [offerId])
    await asServer(`update offers set counter_expires_at = now() - interval '1 second' where id = $1`, [offerId])
    const accepted = asServer(`update offers set state = 'awaiting_item', ${agreed} where id = $1`, [offerId])
    await expect(accepted).rejects.toThrow('has expired')
  })

  test('nothing is ready for payout before the item is here and its protection over', async () => {
    await asServer(`update offers set state = 'offer', ${begun} where id = $1`, [offerId])
    await asServer(`update offers set state = 'awaiting_item', ${agreed} where id = $1`, [offerId])
    const early = () =>
      asServer(`update offers set state = 'ready_for_payout', ready_at = now() where id = $1`, [offerId])
    await expect(early()).rejects.toMatchObject({ constraint: 'offers_received' })
    await asServer(`update offers set received_at = now(), protected_until = now() + interval '7 days' where id = $1`, [
      offerId,
    ])
    await expect(early()).rejects.toMatchObject({ constraint: 'offers_received' })
  })
})

describe('the server cannot', () => {
  test.each([
    ['change what the customer wished for', 'update offers set user_price_cents = 1'],
    ['change what was offered', `update offers set title = 'another'`],
    ['change when it was made', 'update offers set created_at = now()'],
    ['give it to somebody else', 'update offers set customer_id = 1'],
    ['remove it', 'delete from offers'],
    ['rewrite the timeline', `update offer_events set note = 'never said'`],
    ['remove an event', 'delete from offer_events'],
    ['invent a transition', `insert into offer_transitions values ('approved', 'pending')`],
  ])('%s', async (_, sql) => {
    await expect(asServer(sql)).rejects.toMatchObject({ code: '42501' })
  })
})
