import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { takeOrderStep } from '../../orders/orders/order-steps.ts'
import { by } from '../../orders/orders/testing/handled-orders.ts'
import { type CountedShop, openCountedShop, type TestAccount } from './testing/counted-shop.ts'

let shop: CountedShop

beforeAll(async () => {
  shop = await openCountedShop()
})

afterAll(() => shop?.stop())

/** Counts, and does something after the books were read, just before an account is asked what lies on it. */
const countWhile = async (account: TestAccount, work: () => Promise<unknown>, after = false): Promise<void> => {
  const { delivery } = shop.shop
  if (!delivery) throw new Error('nothing can be counted')
  let isDone = false
  const once = async () => {
    if (!isDone) {
      isDone = true
      await work()
    }
  }
  shop.shop.delivery = {
    ...delivery,
    holdings: async (steamid) => {
      if (steamid !== account.steamid) return delivery.holdings(steamid)
      if (!after) await once()
      const found = await delivery.holdings(steamid)
      if (after) await once()
      return found
    },
  }
  await shop.count().finally(() => {
    shop.shop.delivery = delivery
  })
  expect(isDone).toBe(true)
}

const orderOn = async (account: TestAccount) => {
  const order = await shop.order()
  await shop.book(order.itemIds, account)
  await shop.lies(account, await shop.copies(order.itemIds))
  return order
}

const acceptTrade = async (orderId: number) => {
  const [trade] = await shop.trades(orderId)
  await shop.control(`offers/${trade?.steam_id}/accept`)
}

test.each([
  ['and is recorded', true],
  ['and is not recorded yet', false],
])('an item that is sent and accepted during a count %s is not missing', async (_words, isFollowed) => {
  const account = await shop.account()
  const { orderId } = await orderOn(account)
  await countWhile(account, async () => {
    await shop.send()
    await acceptTrade(orderId)
    if (isFollowed) await shop.follow()
  })
  expect(await shop.findings(account)).toEqual([])
  await shop.follow()
  await shop.count()
  expect(await shop.findings(account)).toEqual([])
})

test('an item whose order is given up while its trade is accepted is its customer’s, and not missing', async () => {
  const account = await shop.account()
  const { orderId } = await orderOn(account)
  await shop.send()
  await countWhile(account, async () => {
    await acceptTrade(orderId)
    await takeOrderStep(shop.shop, 'cancelled', { orderId, by, cause: 'customer_asked' })
  })
  expect(await shop.findings(account)).toEqual([])
  await shop.follow()
  await shop.count()
  expect(await shop.findings(account)).toEqual([])
})

test.each([
  ['recorded', true],
  ['not recorded yet', false],
])('what a request brings during a count, %s, is not unknown', async (_words, isFollowed) => {
  const { offerId } = await shop.agree()
  await shop.ask()
  const request = await shop.lastOf(offerId)
  const { rows } = await shop.database.pool.query(
    `select account.id, account.steamid from trade_requests request
     join steam_accounts account on account.id = request.account_id where request.id = $1`,
    [request?.id],
  )
  const account = rows[0] as TestAccount
  await countWhile(account, async () => {
    await shop.deed(offerId, 'accept')
    if (isFollowed) await shop.followAsked()
  })
  const [offer] = await shop.offersInSteam(request?.code)
  expect(offer?.new_asset_ids).toHaveLength(1)
  const found = (await shop.findings(account)).map(({ asset_id: id }) => id)
  expect(found).not.toContain(offer?.new_asset_ids[0])
  await shop.followAsked()
})

test.each([
  ['before its account is asked', false],
  ['after its account was asked', true],
])('an item that is bought %s is not judged', async (_words, after) => {
  const account = await shop.account()
  const [itemId = 0] = await shop.stock(account)
  await shop.lies(account, [])
  const customer = await shop.customer({ balanceCents: 1000 })
  await countWhile(
    account,
    async () => expect(await buy(customer, { cart: [{ item_id: itemId }] })).toMatchObject({ status: 200 }),
    after,
  )
  expect(await shop.findings(account)).toEqual([])
  expect(await shop.item(itemId)).toMatchObject({ state: 'sold' })
  await shop.count()
  expect(await shop.theFinding(account)).toMatchObject({ kind: 'missing', hidden: false })
})

test('an item that is moved or withdrawn by hand during a count is not judged', async () => {
  const [from, to] = [await shop.account(), await shop.account()]
  const [moved = 0, gone = 0] = await shop.stock(from, 2)
  await shop.lies(from, [])
  await shop.lies(to, [])
  await countWhile(from, async () => {
    const change = await shop.operator.browser.post(`/api/staff/items/${moved}`, { account: to.id })
    expect(change).toMatchObject({ status: 200 })
    await shop.operator.browser.post(`/api/staff/items/${gone}/steps`, { step: 'withdraw', because: 'lost' })
  })
  expect([...(await shop.findings(from)), ...(await shop.findings(to))]).toEqual([])
})

test('of missing items that are bought while a count ends each is sold or off the shelf, never both', async () => {
  for (let round = 0; round < 3; round += 1) {
    const account = await shop.account()
    const itemIds = await shop.stock(account, 6)
    await shop.lies(account, [])
    const customers = await Promise.all(itemIds.map(() => shop.customer({ balanceCents: 1000 })))
    const purchases = itemIds.map(async (item_id, at) => {
      const customer = customers[at]
      if (!customer) throw new Error('no customer')
      return (await buy(customer, { cart: [{ item_id }] })).status === 200
    })
    const [sold] = await Promise.all([Promise.all(purchases), shop.count()])
    expect(sold).toHaveLength(itemIds.length)
    const hidden = new Set(
      (await shop.findings(account)).flatMap((finding) => (finding.hidden ? [finding.item?.id] : [])),
    )
    for (const [at, itemId] of itemIds.entries()) {
      const { state } = await shop.item(itemId)
      expect({ state, isHidden: hidden.has(itemId) }).toEqual(
        sold[at] ? { state: 'sold', isHidden: false } : { state: 'hidden', isHidden: true },
      )
    }
  }
})

test('workers that count at once find everything once', async () => {
  const account = await shop.account()
  const itemIds = await shop.stock(account, 5)
  await shop.lies(account, [])
  await Promise.all(Array.from({ length: 4 }, shop.count))
  expect(await shop.findings(account)).toHaveLength(itemIds.length)
})

test('colleagues who answer one finding at once answer it once', async () => {
  const account = await shop.account()
  const [itemId = 0] = await shop.stock(account)
  await shop.lies(account, [])
  await shop.count()
  const { id } = await shop.theFinding(account)
  const replies = await Promise.all([
    shop.step(id, { step: 'withdraw', because: 'lost' }),
    shop.step(id, { step: 'withdraw', because: 'lost' }),
    shop.step(id, { step: 'dismiss', reason: 'it is there' }),
    shop.count(),
  ])
  const changed = replies.filter((reply) => reply?.status === 200 && reply.body.changed)
  expect(changed).toHaveLength(1)
  const { state } = await shop.item(itemId)
  const [over] = await shop.findings(account, 'missing', 'over')
  expect(over?.state).toBe(state === 'withdrawn' ? 'withdrawn' : 'dismissed')
})

test('something found that two colleagues make an item is one item', async () => {
  const account = await shop.account()
  const assets = [{ id: '53000000001', name: 'AK-47 | Redline (Field-Tested)', float: 0.2345, paint_seed: 9 }]
  await shop.lies(account, assets)
  await shop.count()
  const { id: finding } = await shop.theFinding(account)
  const add = () => shop.operator.browser.post('/api/staff/stock-taking/items', { items: [{ finding }] })
  const replies = await Promise.all([add(), add(), add()])
  const results = replies.flatMap(({ body }) => body.results as { item: number; changed: boolean }[])
  expect(new Set(results.map(({ item }) => item)).size).toBe(1)
  expect(results.filter(({ changed }) => changed)).toHaveLength(1)
})
