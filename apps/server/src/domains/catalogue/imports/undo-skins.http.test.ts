import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { putInStock } from '../staff-items/testing/stock.ts'
import { stepDone } from './testing/files.ts'
import { factsOf, imported, newSkin, onlyRow, setReference } from './testing/new-skins.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

describe('taken back', () => {
  test('is not what somebody has changed since', async () => {
    const skin = await newSkin(shop)
    await imported(shop, operator, skin)
    const first = await imported(shop, operator, { ...skin, max_wear: 0.9, collection: 'The First Collection' })
    const second = await imported(shop, operator, { ...skin, max_wear: 0.9, collection: 'The Second Collection' })
    expect((await stepDone(shop, operator, first.id, 'undo')).settled).toEqual({ kept: 1 })
    expect(await onlyRow(operator, first.id, 'refused')).toMatchObject({ why: 'It was changed since' })
    expect((await stepDone(shop, operator, second.id, 'undo')).settled).toEqual({ undone: 1 })
    expect(await factsOf(shop, skin.id)).toMatchObject({ max_wear: 0.9, collection: 'The First Collection' })
  })

  test('it leaves limits that a copy needs by now', async () => {
    const skin = await newSkin(shop)
    await imported(shop, operator, skin)
    const wide = await imported(shop, operator, {
      ...skin,
      min_wear: 0,
      exteriors: ['FN', ...skin.exteriors],
      max_wear: 0.9,
    })
    await setReference(operator, skin.id, { exterior: 'FN' })
    await putInStock(operator, { skin_id: skin.id, exterior: 'FN', float: 0.01, price: 20 })
    expect((await stepDone(shop, operator, wide.id, 'undo')).settled).toEqual({ kept: 1 })
    expect(await onlyRow(operator, wide.id, 'refused')).toMatchObject({
      why: expect.stringContaining('has the float 0.01'),
    })
    expect(await factsOf(shop, skin.id)).toMatchObject({ min_wear: 0 })
  })

  test('it leaves what another import has said of the same skin since', async () => {
    const skin = await newSkin(shop)
    await imported(shop, operator, skin)
    const limits = await imported(shop, operator, { ...skin, max_wear: 0.8 })
    await imported(shop, operator, { ...skin, max_wear: 0.8, souvenir: false })
    expect((await stepDone(shop, operator, limits.id, 'undo')).settled).toEqual({ undone: 1 })
    expect(await factsOf(shop, skin.id)).toMatchObject({ max_wear: 0.7, souvenir: false, origin: 'import' })
  })
})
