import { randomUUID } from 'node:crypto'
import type { StaffItem } from '@pandrop/contract/staff/items'
import { daysAfter } from '@pandrop/money/days'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { inspectLinkOf } from '../items/inspect-link.ts'
import { postItem, putInStock } from './testing/stock.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const pageOf = (id: number) => shop.visitor().get(`/api/items/${id}`)

const accountIdOf = async (label: string): Promise<number> => {
  const steamid = `76561198${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const { body } = await operator.browser.post('/api/staff/steam-accounts', { label, steamid })
  return Number(body.id)
}

const countItems = async (): Promise<number> =>
  Number((await shop.database.ownerPool.query('select count(*) from items')).rows[0].count)

test('an item that is added is for sale at once, with all that staff know of it beside it', async () => {
  const account = await accountIdOf('Storage 1')
  // Whether an item is new is decided by the database's clock, which no test moves.
  const soon = daysAfter(new Date(), 14).toISOString()
  const item = await putInStock(operator, {
    cost: 19.5,
    source_ref: 'Marko',
    asset_id: '38812345678',
    account,
    external_id: 'A-1',
    note: ' bought in person ',
    new_until: soon,
  })
  expect(item).toMatchObject({
    state: 'available',
    title: 'AK-47 | Redline (Field-Tested)',
    price: 27.15,
    cost: 19.5,
    cost_source: 'purchase',
    source_ref: 'Marko',
    margin_percent: 28.2,
    reference_price: 27.15,
    against_reference_percent: 0,
    asset_id: '38812345678',
    account: { id: account, label: 'Storage 1' },
    external_id: 'A-1',
    note: 'bought in person',
    new_until: soon,
    can_be_corrected: true,
    steps: [
      { name: 'hide', possible: true },
      { name: 'show', possible: false },
      { name: 'withdraw', possible: true },
    ],
  })
  const page = await pageOf(item.id)
  expect(page).toMatchObject({ status: 200, body: { payload: { state: 'available', price: 27.15, is_new: true } } })
  for (const secret of ['"cost', 'Marko', '38812345678', 'Storage 1', 'bought in person'])
    expect(JSON.stringify(page.body), secret).not.toContain(secret)
})

test('what is added hidden has no page, and what comes later cannot be bought before', async () => {
  const hidden = await putInStock(operator, { hidden: true })
  expect(hidden.state).toBe('hidden')
  expect(await pageOf(hidden.id)).toMatchObject({ status: 404, body: { code: 'item_not_found' } })
  const from = '2026-11-28T10:00:00.000Z'
  const later = await putInStock(operator, { available_from: from })
  const customer = await shop.customer()
  const added = await customer.browser.post('/api/cart/add', { item_id: later.id })
  expect(added).toMatchObject({ status: 409, body: { code: 'item_unavailable' } })
})

test('what goes on the shelf is new for fourteen days unless somebody says otherwise', async () => {
  const now = shop.clock.now()
  const newUntil = async (change: Record<string, unknown>) => (await putInStock(operator, change)).new_until
  const from = daysAfter(now, 3).toISOString()
  expect(await newUntil({})).toBe(daysAfter(now, 14).toISOString())
  expect(await newUntil({ available_from: from })).toBe(daysAfter(now, 17).toISOString())
  expect(await newUntil({ new_until: from })).toBe(from)
  expect(await newUntil({ new_until: null })).toBeNull()
  expect(await newUntil({ hidden: true })).toBeNull()
})

test('the same attempt adds one item, however often and at once it comes', async () => {
  const before = await countItems()
  const key = randomUUID()
  const replies = await Promise.all([1, 2, 3].map(() => postItem(operator, {}, key)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(replies.map(({ body }) => (body.item as StaffItem).id)).size).toBe(1)
  expect(await countItems()).toBe(before + 1)
  expect(await postItem(operator, { price: 28 }, key)).toMatchObject({ status: 422, body: { code: 'key_reused' } })
})

test('two operators who add one copy at once add it once', async () => {
  const colleague = await asStaff(shop)
  const replies = await Promise.all([operator, colleague].map((staff) => postItem(staff, { asset_id: '777000111' })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'asset_known' })
})

describe('refuses', () => {
  const refused = async (change: Record<string, unknown>, code: string) => {
    const before = await countItems()
    const reply = await postItem(operator, change)
    expect(reply.body, JSON.stringify(change)).toMatchObject({ code })
    expect(await countItems()).toBe(before)
    return reply
  }

  test('what the catalogue does not have', async () => {
    await refused({ skin_id: 'ak-47-nothing' }, 'skin_not_found')
    await refused({ exterior: 'FN', float: 0.05 }, 'variant_unknown')
    await refused({ skin_id: 'karambit-vanilla' }, 'variant_unknown')
  })

  test('a float outside of its exterior or its finish, with both limits', async () => {
    const { body } = await refused({ float: 0.39 }, 'float_outside')
    expect(body.message).toContain('floats from 0.1 to 0.7, and Field-Tested those 0.15 to 0.38')
    await refused({ exterior: 'BS', float: 0.71 }, 'float_outside')
    await refused({ exterior: 'MW', float: 0.08 }, 'float_outside')
  })

  test('a painted copy without float or seed, and a bare one with them', async () => {
    expect((await refused({ float: null }, 'invalid_input')).body.errors).toHaveProperty('float')
    expect((await refused({ paint_seed: null }, 'invalid_input')).body.errors).toHaveProperty('paint_seed')
    const bare = { skin_id: 'karambit-vanilla', exterior: 'NP', price: 1037.71 }
    expect((await refused(bare, 'invalid_input')).body.errors).toHaveProperty('float')
    expect(await postItem(operator, { ...bare, float: null, paint_seed: null })).toMatchObject({ status: 200 })
  })

  test('numbers that cannot be meant, beside their fields', async () => {
    for (const [field, value] of [
      ['price', 0],
      ['price', -1],
      ['price', 1.005],
      ['price', 1e9],
      ['cost', -0.01],
      ['float', 1.5],
      ['paint_seed', 1001],
      ['paint_seed', 1.5],
      ['asset_id', '12a'],
      ['asset_id', '1'.repeat(21)],
      ['available_from', 'tomorrow'],
      ['note', 'x'.repeat(501)],
    ] as const)
      expect((await refused({ [field]: value }, 'invalid_input')).body.errors, `${field} ${value}`).toHaveProperty(
        field,
      )
    await refused({ picture: 'x' }, 'invalid_input')
  })

  test('a copy or an external number that stands here already, with the item', async () => {
    const { id } = await putInStock(operator, { asset_id: '555', external_id: 'E-5' })
    expect((await refused({ asset_id: '555' }, 'asset_known')).body.message).toContain(`Item ${id}`)
    expect((await refused({ external_id: 'E-5' }, 'external_id_known')).body.message).toContain(`Item ${id}`)
  })

  test('an account that is unknown or closed', async () => {
    await refused({ account: 999 }, 'account_not_found')
    const account = await accountIdOf('Old one')
    await operator.browser.post(`/api/staff/steam-accounts/${account}`, { label: 'Old one', closed: true })
    await refused({ account }, 'account_not_found')
  })

  test('a price below the cost or far from the reference, until it is sure', async () => {
    await refused({ cost: 30 }, 'price_below_cost')
    expect((await refused({ price: 90 }, 'price_unusual')).body.message).toContain('27.15')
    await refused({ price: 9 }, 'price_unusual')
    expect(await postItem(operator, { price: 90, sure: true })).toMatchObject({ status: 200 })
    expect(await postItem(operator, { cost: 30, sure: true })).toMatchObject({ status: 200 })
  })

  test('whoever is no member of staff', async () => {
    const customer = await shop.customer()
    const refused = { status: 401, body: { code: 'staff_not_signed_in' } }
    for (const path of ['/staff/items?tab=all', '/staff/items/counts', '/staff/skins?search=ak', '/staff/weapons'])
      expect(await customer.browser.get(`/api${path}`), path).toMatchObject(refused)
    for (const path of ['/staff/items', '/staff/items/:id', '/staff/items/:id/steps', '/staff/items/many'])
      expect(await customer.browser.post(`/api${path.replace(':id', '1')}`, {}), path).toMatchObject(refused)
  })
})

describe('what is added by', () => {
  test('typing a name: skins that are meant, and what exists of each', async () => {
    const { body } = await operator.browser.get('/api/staff/skins?search=ak%20redline')
    expect(body.skins).toMatchObject([{ id: 'ak-47-redline', market_name: 'AK-47 | Redline' }])
    const skin = await operator.browser.get('/api/staff/skins/ak-47-redline')
    expect(skin.body).toMatchObject({
      vat_percent: expect.any(Number),
      skin: { wear: { min: 0.1, max: 0.7 }, type: 'Rifle' },
    })
    const { kinds } = skin.body.skin as { kinds: { exterior: string; variant: string; reference_price: number }[] }
    expect(kinds.map(({ exterior }) => exterior).slice(0, 4)).toEqual(['MW', 'FT', 'WW', 'BS'])
    expect(kinds[1]).toMatchObject({ variant: 'normal', reference_price: 27.15 })
    expect(await operator.browser.get('/api/staff/skins/nothing')).toMatchObject({
      status: 404,
      body: { code: 'skin_not_found' },
    })
    const { weapons } = (await operator.browser.get('/api/staff/weapons')).body as { weapons: { name: string }[] }
    expect(weapons).toContainEqual({ name: 'AK-47', type: 'Rifle' })
    expect(weapons[0]).toMatchObject({ type: 'Pistol' })
  })

  test('pasting an inspect link: skin, variant, float and seed as it claims them', async () => {
    const copy = { def_index: 7, paint_index: 282, type: 'Rifle', rarity: 'Classified', float: 0.21, paint_seed: 661 }
    const read = (link: string | null) =>
      operator.browser.get(`/api/staff/items/inspect?link=${encodeURIComponent(link ?? '')}`)
    const claimed = await read(inspectLinkOf({ ...copy, variant: 'stattrak' }))
    expect(claimed.body.claim).toEqual({
      skin_id: 'ak-47-redline',
      variant: 'stattrak',
      exterior: 'FT',
      float: 0.209999993,
      paint_seed: 661,
    })
    const souvenir = await read(inspectLinkOf({ ...copy, variant: 'souvenir' }))
    expect(souvenir.body.claim).toMatchObject({ variant: 'souvenir' })
    const knife = { def_index: 507, paint_index: 0, type: 'Knife', rarity: 'Covert', variant: 'normal' }
    const bare = await read(inspectLinkOf({ ...knife, float: null, paint_seed: null }))
    expect(bare.body.claim).toEqual({
      skin_id: 'karambit-vanilla',
      variant: 'normal',
      exterior: 'NP',
      float: null,
      paint_seed: null,
    })
    const old =
      'steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20' +
      'S76561198084749846A698323590D7935523998312483177'
    for (const link of ['https://example.org', 'x', old, `${inspectLinkOf({ ...copy, variant: 'normal' })}00`])
      expect(await read(link), link).toMatchObject({ status: 422, body: { code: 'inspect_link_unreadable' } })
    expect(await read(inspectLinkOf({ ...copy, variant: 'normal', paint_index: 9999 }))).toMatchObject({
      status: 404,
      body: { code: 'skin_not_found' },
    })
  })
})

test('Steam accounts are named once, renamed, closed and opened', async () => {
  const post = (path: string, body: Record<string, unknown>) =>
    operator.browser.post(`/api/staff/steam-accounts${path}`, body)
  const steamid = '76561198000000042'
  const { body } = await post('', { label: 'Vault', steamid, note: 'phone of Ann' })
  const id = Number(body.id)
  expect(await post('', { label: 'Vault', steamid: '76561198000000043' })).toMatchObject({
    status: 409,
    body: { code: 'account_known' },
  })
  expect(await post('', { label: 'Other', steamid })).toMatchObject({ body: { code: 'account_known' } })
  expect(await post('', { label: 'Other', steamid: '123' })).toMatchObject({ status: 422 })
  await putInStock(operator, { account: id })
  const accounts = async () => (await operator.browser.get('/api/staff/steam-accounts')).body.accounts
  expect(await accounts()).toContainEqual({
    id,
    label: 'Vault',
    steamid,
    note: 'phone of Ann',
    items: 1,
    closed: false,
  })
  expect(await post(`/${id}`, { label: 'Vault 2', closed: true })).toMatchObject({ status: 200 })
  expect(await accounts()).toContainEqual({
    id,
    label: 'Vault 2',
    steamid,
    note: 'phone of Ann',
    items: 1,
    closed: true,
  })
  expect(await post(`/${id}`, { label: 'Vault 2', closed: false })).toMatchObject({ status: 200 })
  const other = Number((await post('', { label: 'Other', steamid: '76561198000000043' })).body.id)
  expect(await post(`/${other}`, { label: 'Vault 2', closed: false })).toMatchObject({
    body: { code: 'account_known' },
  })
  expect(await post('/999', { label: 'None', closed: false })).toMatchObject({
    status: 422,
    body: { code: 'account_not_found' },
  })
})

test('what was added stands in the audit log, with what it came to', async () => {
  const { id } = await putInStock(operator, { cost: 12.34 })
  const { rows } = await shop.database.ownerPool.query(
    `select log.action, change.before, change.after
     from audit_changes change join audit_log log on log.id = change.audit_id
     where change.table_name = 'items' and change.row_id = $1`,
    [String(id)],
  )
  expect(rows).toMatchObject([{ action: 'addItem', before: null, after: { cost_cents: 1234, price_cents: 2715 } }])
})
