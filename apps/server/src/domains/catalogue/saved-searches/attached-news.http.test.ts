import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsAfterRun, save } from './testing/searches.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const change = (itemId: number, set: string, ...values: unknown[]) =>
  shop.database.ownerPool.query(`update items set ${set} where id = $1`, [itemId, ...values])

const stickers = (...names: string[]) => ({
  stickers: names.map((name, slot) => ({ slot, name, wear: null })),
  charm: null,
  name_tag: null,
})

test.each([
  ['a sticker', { attached: ['Zeta Panda (Holo)'] }],
  ['a number of stickers', { stickers_min: 5 }],
  ['a search for a sticker', { search: 'zeta panda' }],
])('a saved search for %s tells of the copy that has it, and of no other', async (_, filters) => {
  const customer = await shop.customer()
  const { rows } = await shop.database.ownerPool.query(
    `select id from items where state = 'available' and type = 'Rifle' and attachments is null
       and available_from is null order by id desc limit 2`,
  )
  const [plain, crafted] = rows.map(({ id }) => id as number)
  for (const id of [plain ?? 0, crafted ?? 0]) await change(id, `state = 'hidden'`)
  const zeta = 'Zeta Panda (Holo)'
  await change(crafted ?? 0, 'attachments = $2', stickers(zeta, zeta, zeta, zeta, zeta))
  await save(customer, filters, 'Stickers')
  await change(plain ?? 0, `state = 'available'`)
  expect(await newsAfterRun(shop, customer)).toEqual([])
  await change(crafted ?? 0, `state = 'available'`)
  const [mail, ...others] = await newsAfterRun(shop, customer)
  expect(others).toEqual([])
  expect(mail?.links).toContain(`${shop.shop.env.PUBLIC_URL}/products/cs2/all/${crafted}`)
  // The next one looks for a copy of its own.
  await change(crafted ?? 0, 'attachments = null')
})
