import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { runCampaigns } from '../campaigns/run-campaigns.ts'
import { agedItems, itemsAs, pricesOf, startCampaign } from '../campaigns/testing/campaigns.ts'
import { postChange } from '../staff-items/testing/stock.ts'
import { runPriceChange } from './run-price-change.ts'
import { askPreview, carryOut, order, orderPrices, preview, type Terms } from './testing/price-orders.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const minus10: Terms = { way: 'percent', amount: -10, with_campaigns: true }

const prices = (ids: number[]) => pricesOf(shop.database, ids)
const stop = (id: number) => operator.browser.post(`/api/staff/campaigns/${id}/stop`, {})
const undo = (id: number) => operator.browser.post(`/api/staff/price-changes/${id}/undo`, {})
const standings = async (id: number) => (await itemsAs(operator, id)).map(({ standing }) => standing)

describe('items of a running campaign', () => {
  test('keep its price unless they are meant too, and the preview says how many', async () => {
    const ids = await agedItems(shop.database, { count: 3 })
    const [inIt = 0, byHand = 0] = ids
    const campaign = await startCampaign(shop, operator, { items: { ids: [inIt, byHand] } })
    await postChange(operator, byHand, { price: 22 })
    const kept = { way: 'percent', amount: -10 }
    expect(await preview(operator, ids, kept)).toMatchObject({ items: 3, moved: 2, in_campaign: 1 })
    expect(await preview(operator, ids, minus10)).toMatchObject({ items: 3, moved: 3, in_campaign: 1 })
    const { token } = await preview(operator, ids, kept)
    expect((await order(operator, ids, minus10, { token })).body.code).toBe('preview_stale')
    const { id } = await orderPrices(operator, ids, kept)
    expect(await carryOut(shop, operator, id)).toMatchObject({ state: 'done', changed: 2 })
    expect(await prices(ids)).toEqual([
      [2400, 3000],
      [1980, 3000],
      [2700, null],
    ])
    const before = await preview(operator, ids, kept)
    await stop(campaign.id)
    expect((await order(operator, ids, kept, { token: before.token })).body.code).toBe('preview_stale')
    await runCampaigns(shop.shop)
    expect((await askPreview(operator, ids, { ...kept, with_campaigns: 'x' })).body.code).toBe('invalid_input')
  })
})

test('what costs more at its turn than was known before keeps its price, and the change says so', async () => {
  const ids = await agedItems(shop.database, { count: 2 })
  const [costed = 0] = ids
  const { id } = await orderPrices(operator, ids, minus10)
  expect(await postChange(operator, costed, { cost: 28, sure: true })).toMatchObject({ status: 200 })
  expect(await carryOut(shop, operator, id)).toMatchObject({ state: 'done', changed: 1, kept: 1 })
  expect(await prices(ids)).toEqual([
    [3000, null],
    [2700, null],
  ])
  const lines = await operator.browser.get(`/api/staff/price-changes/${id}/lines?outcome=kept`)
  expect(lines.body.rows).toMatchObject([{ id: costed, outcome: 'below_cost' }])
})

describe('a change that is taken back', () => {
  test('gives a campaign back what it had: its end returns the prices from before', async () => {
    const ids = await agedItems(shop.database, { count: 2 })
    const campaign = await startCampaign(shop, operator, { items: { ids } })
    expect(await prices(ids)).toEqual(ids.map(() => [2400, 3000]))
    const change = await orderPrices(operator, ids, minus10)
    await carryOut(shop, operator, change.id)
    expect(await prices(ids)).toEqual(ids.map(() => [2160, 3000]))
    expect(await standings(campaign.id)).toEqual(['changed', 'changed'])
    await undo(change.id)
    expect(await carryOut(shop, operator, change.id)).toMatchObject({ state: 'undone', restored: 2 })
    // 30.00 is struck through no more: 21.60 was asked meanwhile.
    expect(await prices(ids)).toEqual(ids.map(() => [2400, null]))
    expect(await standings(campaign.id)).toEqual(['in', 'in'])
    await stop(campaign.id)
    await runCampaigns(shop.shop)
    expect(await prices(ids)).toEqual(ids.map(() => [3000, null]))
  })

  test('puts an old price back that is still true', async () => {
    const ids = await agedItems(shop.database, { count: 1 })
    await shop.database.ownerPool.query(`update items set state = 'hidden' where id = any($1)`, [ids])
    const campaign = await startCampaign(shop, operator, { items: { ids } })
    const change = await orderPrices(operator, ids, minus10)
    await carryOut(shop, operator, change.id)
    expect(await prices(ids)).toEqual([[2160, 3000]])
    await undo(change.id)
    await carryOut(shop, operator, change.id)
    expect(await prices(ids)).toEqual([[2400, 3000]])
    await stop(campaign.id)
    await runCampaigns(shop.shop)
    expect(await prices(ids)).toEqual([[3000, null]])
  })

  test('after its campaign ended brings back the price from before that', async () => {
    const ids = await agedItems(shop.database, { count: 1 })
    const campaign = await startCampaign(shop, operator, { items: { ids } })
    const change = await orderPrices(operator, ids, { ...minus10, amount: 5 })
    await runPriceChange(shop.shop, change.id)
    expect(await prices(ids)).toEqual([[2520, null]])
    await stop(campaign.id)
    await runCampaigns(shop.shop)
    expect(await prices(ids)).toEqual([[2520, null]])
    await undo(change.id)
    await carryOut(shop, operator, change.id)
    expect(await prices(ids)).toEqual([[3000, null]])
  })
})
