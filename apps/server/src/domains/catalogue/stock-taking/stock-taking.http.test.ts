import type { StockTaking } from '@pandrop/contract/staff/stock-taking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { type CountedShop, openCountedShop } from './testing/counted-shop.ts'

let shop: CountedShop

beforeAll(async () => {
  shop = await openCountedShop()
})

afterAll(() => shop?.stop())

const standing = async (): Promise<StockTaking> =>
  (await shop.operator.browser.get('/api/staff/stock-taking')).body as unknown as StockTaking

describe('a count', () => {
  test('finds nothing where everything lies where the books say', async () => {
    const account = await shop.account()
    const itemIds = await shop.stock(account, 3)
    await shop.lies(account, await shop.copies(itemIds))
    await shop.count()
    expect(await shop.findings(account)).toEqual([])
    expect((await standing()).accounts.find(({ id }) => id === account.id)).toMatchObject({
      state: 'counted',
      copies: 3,
      counted_at: shop.clock.now().toISOString(),
    })
  })

  test('is begun by a button, done by a job, and one at a time', async () => {
    const begun = await shop.operator.browser.post('/api/staff/stock-taking', {})
    expect(begun).toMatchObject({ status: 200, body: { changed: true, on: true, count: { ended_at: null, asked: 0 } } })
    const again = await shop.operator.browser.post('/api/staff/stock-taking', {})
    expect(again.body).toMatchObject({ changed: false, count: { id: (begun.body.count as { id: number }).id } })
    await runDueJobs(shop.shop, shop.database.serverUrl)
    const { count } = await standing()
    expect(count).toMatchObject({ id: (begun.body.count as { id: number }).id, asked: count?.accounts })
    expect(count?.ended_at).not.toBeNull()
  })

  test('whose worker died is begun anew once nobody goes on with it', async () => {
    const account = await shop.account()
    const [itemId] = await shop.stock(account)
    await shop.lies(account, [])
    await shop.operator.browser.post('/api/staff/stock-taking', {})
    const claim = `update stock_counts set claimed_at = $1 where ended_at is null`
    await shop.database.ownerPool.query(claim, [shop.clock.now()])
    await shop.count()
    expect(await shop.findings(account)).toEqual([])
    shop.clock.advance({ minutes: 5 })
    await shop.count()
    expect(await shop.findings(account)).toMatchObject([{ kind: 'missing', item: { id: itemId } }])
  })

  test('is not begun where no account is signed in', async () => {
    const { delivery } = shop.shop
    shop.shop.delivery = undefined
    expect(await shop.operator.browser.post('/api/staff/stock-taking', {})).toMatchObject({
      status: 409,
      body: { code: 'stock_count_off' },
    })
    expect(await standing()).toMatchObject({ on: false })
    const { count } = await standing()
    await shop.count()
    expect((await standing()).count).toEqual(count)
    shop.shop.delivery = delivery
  })

  test('says of an account that it did not answer, and lets its last result stand', async () => {
    const [away, here] = [await shop.account(), await shop.account()]
    const [itemId] = await shop.stock(away)
    await shop.lies(away, [])
    await shop.lies(here, [])
    await shop.count()
    const counted = shop.clock.now()
    const found = await shop.theFinding(away)
    expect(found).toMatchObject({ kind: 'missing', item: { id: itemId } })
    shop.clock.advance({ minutes: 10 })
    await shop.lies(away, await shop.copies([itemId ?? 0]))
    await shop.control(`accounts/${away.steamid}`, { state: 'offline' })
    await shop.count()
    expect(await shop.theFinding(away)).toEqual(found)
    const { accounts } = await standing()
    expect(accounts.find(({ id }) => id === away.id)).toMatchObject({
      state: 'unavailable',
      counted_at: counted.toISOString(),
      copies: 0,
    })
    expect(accounts.find(({ id }) => id === here.id)).toMatchObject({
      state: 'counted',
      counted_at: shop.clock.now().toISOString(),
    })
    await shop.control(`accounts/${away.steamid}`, { state: 'ok' })
    await shop.count()
    expect(await shop.findings(away)).toEqual([])
  })

  test('asks once more before it believes that something is gone', async () => {
    const account = await shop.account()
    const [itemId] = await shop.stock(account)
    const assets = await shop.copies([itemId ?? 0])
    await shop.lies(account, [])
    const { delivery } = shop.shop
    let asked = 0
    if (delivery)
      shop.shop.delivery = {
        ...delivery,
        holdings: async (steamid) => {
          const found = await delivery.holdings(steamid)
          if (steamid === account.steamid) {
            asked += 1
            // Empty at first, as Steam shows an inventory at times.
            await shop.lies(account, assets)
          }
          return found
        },
      }
    await shop.count()
    shop.shop.delivery = delivery
    expect(asked).toBe(2)
    expect(await shop.findings(account)).toEqual([])
    expect(await shop.item(itemId ?? 0)).toMatchObject({ state: 'available' })
  })
})

// POST /staff/stock-taking/findings/:id/steps
describe('a missing item', () => {
  const missing = async () => {
    const account = await shop.account()
    const [itemId = 0] = await shop.stock(account)
    await shop.lies(account, [])
    await shop.count()
    return { account, itemId, finding: await shop.theFinding(account) }
  }

  test('is taken off the shelf, and put back once it is there again', async () => {
    const { account, itemId, finding } = await missing()
    expect(finding).toMatchObject({ kind: 'missing', hidden: true, item: { id: itemId, state: 'hidden' } })
    await shop.count()
    expect(await shop.theFinding(account)).toEqual(finding)
    await shop.lies(account, await shop.copies([itemId]))
    await shop.count()
    expect(await shop.findings(account)).toEqual([])
    expect(await shop.findings(account, 'missing', 'over')).toMatchObject([
      { id: finding.id, state: 'gone', ended_by: null, ended_at: shop.clock.now().toISOString() },
    ])
    expect(await shop.item(itemId)).toMatchObject({ state: 'available' })
  })

  test('that staff have shown again stays on the shelf while it is missing', async () => {
    const { account, itemId } = await missing()
    await shop.operator.browser.post(`/api/staff/items/${itemId}/steps`, { step: 'show' })
    await shop.count()
    expect(await shop.theFinding(account)).toMatchObject({ item: { state: 'available' } })
  })

  test('is withdrawn for a cause, once', async () => {
    const { account, itemId, finding } = await missing()
    expect(await shop.step(finding.id, { step: 'withdraw' })).toMatchObject({ status: 422 })
    const body = { step: 'withdraw', because: 'lost', reason: 'not in the inventory since Monday' }
    expect(await shop.step(finding.id, body)).toMatchObject({
      status: 200,
      body: {
        changed: true,
        finding: { state: 'withdrawn', ended_by: { name: shop.operator.name }, reason: body.reason },
      },
    })
    expect(await shop.item(itemId)).toMatchObject({ state: 'withdrawn' })
    expect((await shop.step(finding.id, body)).body).toMatchObject({ changed: false })
    expect(await shop.step(finding.id, { step: 'dismiss', reason: 'found it' })).toMatchObject({
      status: 409,
      body: { code: 'stock_finding_state_wrong' },
    })
    await shop.count()
    expect(await shop.findings(account)).toEqual([])
  })

  test('that is there all the same is for sale again, and the next count looks once more', async () => {
    const { account, itemId, finding } = await missing()
    expect(await shop.step(finding.id, { step: 'dismiss' })).toMatchObject({
      status: 422,
      body: { errors: { reason: expect.anything() } },
    })
    const dismissed = await shop.step(finding.id, { step: 'dismiss', reason: 'I see it in Steam' })
    expect(dismissed.body).toMatchObject({ changed: true, finding: { state: 'dismissed' } })
    expect(await shop.item(itemId)).toMatchObject({ state: 'available' })
    await shop.count()
    expect(await shop.theFinding(account)).toMatchObject({ kind: 'missing', item: { id: itemId, state: 'hidden' } })
  })

  test('that somebody has bought cannot be withdrawn, and is counted as promised', async () => {
    const account = await shop.account()
    const { itemIds, orderId } = await shop.order()
    await shop.book(itemIds, account)
    await shop.lies(account, [])
    const { promised } = await standing()
    await shop.count()
    const finding = await shop.theFinding(account)
    expect(finding).toMatchObject({ hidden: false, item: { state: 'sold', order_id: orderId } })
    expect((await standing()).promised).toBe(promised + 1)
    expect(await shop.step(finding.id, { step: 'withdraw', because: 'lost' })).toMatchObject({
      status: 409,
      body: { code: 'item_state_wrong' },
    })
    expect(await shop.theFinding(account)).toEqual(finding)
  })

  test('has no answer of another kind, and one that is not there has none', async () => {
    const { finding } = await missing()
    for (const body of [{ step: 'correct' }, { step: 'ignore', reason: 'no' }])
      expect(await shop.step(finding.id, body)).toMatchObject({ body: { code: 'stock_finding_other_kind' } })
    expect(await shop.step(9_999_999, { step: 'correct' })).toMatchObject({
      status: 404,
      body: { code: 'stock_finding_not_found' },
    })
    expect(await shop.step(finding.id, { step: 'correct', note: 'dear customer' })).toMatchObject({ status: 422 })
  })
})

describe('a moved item', () => {
  test('that lies on another account is written down there', async () => {
    const [from, to] = [await shop.account(), await shop.account()]
    const [itemId = 0] = await shop.stock(from)
    await shop.lies(from, [])
    await shop.lies(to, await shop.copies([itemId]))
    await shop.count()
    expect(await shop.findings(from)).toEqual([])
    const finding = await shop.theFinding(to)
    expect(finding).toMatchObject({ kind: 'moved', booked: { account: { id: from.id } }, item: { state: 'available' } })
    expect((await shop.step(finding.id, { step: 'correct' })).body).toMatchObject({
      changed: true,
      finding: { state: 'corrected', ended_by: { id: shop.operator.id } },
    })
    expect((await shop.step(finding.id, { step: 'correct' })).body).toMatchObject({ changed: false })
    expect(await shop.item(itemId)).toMatchObject({ steam_account_id: to.id })
    await shop.count()
    expect(await shop.findings(to)).toEqual([])
  })

  test('that came back by a reversed trade gets its new number', async () => {
    const account = await shop.account()
    const { itemIds, orderId } = await shop.order()
    const [itemId = 0] = itemIds
    await shop.book(itemIds, account)
    const [copy] = await shop.copies(itemIds)
    if (!copy) throw new Error('no copy')
    await shop.lies(account, [copy])
    await shop.send()
    await shop.count()
    const [trade] = await shop.trades(orderId)
    await shop.control(`offers/${trade?.steam_id}/accept`)
    await shop.follow()
    await shop.count()
    expect(await shop.findings(account)).toEqual([])
    await shop.lies(account, [{ ...copy, id: '41000000777' }])
    await shop.count()
    const finding = await shop.theFinding(account)
    expect(finding).toMatchObject({
      kind: 'moved',
      asset_id: '41000000777',
      booked: { asset_id: copy.id },
      item: { id: itemId, state: 'sold', order_id: orderId },
    })
    await shop.step(finding.id, { step: 'correct' })
    expect(await shop.item(itemId)).toMatchObject({ asset_id: '41000000777', steam_account_id: account.id })
  })

  test('whose number another item has meanwhile is left to whoever knows which is which', async () => {
    const account = await shop.account()
    const [itemId = 0, otherId = 0] = await shop.stock(account, 2)
    const [copy, other] = await shop.copies([itemId, otherId])
    if (!copy || !other) throw new Error('no copies')
    await shop.lies(account, [{ ...copy, id: '41000000888' }, other])
    await shop.count()
    const finding = await shop.theFinding(account)
    await shop.database.ownerPool.query('update items set asset_id = $2 where id = $1', [otherId, finding.asset_id])
    expect(await shop.step(finding.id, { step: 'correct' })).toMatchObject({
      status: 409,
      body: { code: 'asset_known', item: otherId },
    })
  })
})
