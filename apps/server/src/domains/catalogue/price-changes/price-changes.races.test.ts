import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFor } from '../../checkout/purchase/testing/card-orders.ts'
import { buy, expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { runPriceChange } from './run-price-change.ts'
import { carryOut, centsOf, changeOf, orderPrices, takeFresh } from './testing/price-orders.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

test('nobody pays a price that they did not see, and whoever pays by card keeps theirs', async () => {
  for (let round = 0; round < 4; round += 1) {
    const ids = await takeFresh(shop, 6)
    const byCard = await shop.customer()
    const [paying = 0, ...others] = ids
    const buyers = await Promise.all(others.map(() => shop.customer({ balanceCents: 100_000 })))
    for (const [place, buyer] of buyers.entries())
      await buyer.browser.post('/api/cart/add', { item_id: others[place] ?? 0 })
    await openFor(byCard, [paying])
    const free = ids.filter((id) => id !== paying)
    const { id } = await orderPrices(operator, ids, { way: 'percent', amount: 20 })
    const [sales] = await Promise.all([
      Promise.all(buyers.map((buyer, place) => buy(buyer, { cart: [{ item_id: free[place] ?? 0 }] }))),
      runPriceChange(shop.shop, id),
    ])
    const { rows } = await shop.database.pool.query(
      'select item_id, price_cents from order_lines where item_id = any($1) order by item_id',
      [ids],
    )
    expect(rows.every(({ price_cents }) => price_cents === 1000)).toBe(true)
    for (const sale of sales) if (sale.status !== 200) expect(sale.body.code).toBe('price_changed')
    const sold = sales.filter(({ status }) => status === 200).length
    expect(rows).toHaveLength(sold + 1)
    const left = await changeOf(operator, id)
    expect([left.state, left.changed + left.kept]).toEqual(['done', 5])
    expect(await centsOf(shop, [paying])).toEqual([1000])
  }
  await expectCleanBooks(shop.database.pool)
})

test('two changes of the same items at once leave each item with one of them, and say which', async () => {
  const ids = await takeFresh(shop, 60)
  const up = await orderPrices(operator, ids, { way: 'percent', amount: 20 })
  const other = await orderPrices(operator, ids, { way: 'percent', amount: -10 })
  await Promise.all([runPriceChange(shop.shop, up.id), runPriceChange(shop.shop, other.id)])
  const [first, second] = [await changeOf(operator, up.id), await changeOf(operator, other.id)]
  expect([first.state, second.state]).toEqual(['done', 'done'])
  expect(first.changed + second.changed).toBe(60)
  expect(first.kept + second.kept).toBe(60)
  const prices = await centsOf(shop, ids)
  expect(prices.filter((cents) => cents === 1200)).toHaveLength(first.changed)
  expect(prices.filter((cents) => cents === 900)).toHaveLength(second.changed)
})

test('one that was cut off between two parts goes on where it was, and so does its way back', async () => {
  const { database } = shop
  const { rows } = await database.ownerPool.query(
    `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
     select 'ak-47-redline', 'FT', 'normal', 0.2, 1, 1000 from generate_series(1, 1200) returning id`,
  )
  const ids: number[] = rows.map(({ id }) => id)
  const newest = Math.max(...ids)
  const found = { tab: 'on_sale', search: 'ak-47 redline', price_from: '10', price_till: '10', newest_id: newest }
  const words = new URLSearchParams({ ...found, newest_id: String(newest), way: 'percent', amount: '-10' })
  const seen = await operator.browser.get(`/api/staff/price-changes/preview?${words}`)
  const { newest_id, ...filters } = found
  const body = {
    items: { found: filters, newest_id },
    way: 'percent',
    amount: -10,
    token: (seen.body.preview as { token: string }).token,
  }
  const made = await operator.browser.post('/api/staff/price-changes', body)
  const { id } = made.body.change as { id: number }

  /** The server dies before its second part is committed. */
  const cutOff = async () => {
    let parts = 0
    const pool = new Proxy(shop.shop.pool, {
      get: (of, name) => {
        if (name !== 'connect') return Reflect.get(of, name)
        parts += 1
        if (parts > 1) throw new Error('the server died')
        return of.connect.bind(of)
      },
    })
    await expect(runPriceChange({ pool, clock: shop.clock }, id)).rejects.toThrow('the server died')
  }
  await cutOff()
  expect(await changeOf(operator, id)).toMatchObject({ state: 'running', changed: 500 })
  expect(await carryOut(shop, operator, id)).toMatchObject({ state: 'done', kept: 0 })
  expect(new Set(await centsOf(shop, ids))).toEqual(new Set([900]))
  const logged = await database.pool.query(
    'select count(*)::int as prices from price_log where item_id = any($1) and price_cents = 900',
    [ids],
  )
  expect(logged.rows).toEqual([{ prices: 1200 }])
  expect((await operator.browser.post(`/api/staff/price-changes/${id}/undo`, {})).status).toBe(200)
  await cutOff()
  expect(await changeOf(operator, id)).toMatchObject({ state: 'undoing', restored: 500 })
  expect(await carryOut(shop, operator, id)).toMatchObject({ state: 'undone' })
  expect(new Set(await centsOf(shop, ids))).toEqual(new Set([1000]))
})
