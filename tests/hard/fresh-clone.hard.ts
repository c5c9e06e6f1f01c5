import { randomUUID } from 'node:crypto'
import { buy } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { Visitor } from '@pandrop/testkit/visitor'
import { afterEach, describe, expect, test } from 'vitest'
import { cloneFor, type FreshClone, peopleHere } from './testing/fresh-clone.ts'
import { npmStart, processesOf, type Start } from './testing/npm-start.ts'

const itemsCount = 3000
/** The demo customer's deal holds them. */
const itemsHeld = 2
const topUpUnits = 100

const clones: FreshClone[] = []
const starts: Start[] = []

afterEach(() => {
  for (const start of starts.splice(0)) start.kill()
  for (const clone of clones.splice(0)) clone.remove()
})

/** `npm start`, waited for until the shop says where it is. */
const open = async (clone: FreshClone) => {
  const start = await npmStart(clone)
  starts.push(start)
  const [, origin = ''] = await start.says(/^Pandrop is open: (\S+)$/m)
  const [, email = '', password = ''] = await start.says(/^Demo customer: +(\S+) \/ (\S+)$/m)
  return { start, origin, demo: { email, password } }
}

/** Ctrl-C ends everything that was started, at once. */
const close = async (clone: FreshClone, start: Start): Promise<void> => {
  expect(processesOf(clone.folder).length).toBeGreaterThan(2)
  expect(await start.pressCtrlC(), start.printed()).toBe(0)
  expect(processesOf(clone.folder)).toEqual([])
}

const signIn = async (origin: string, { email, password }: { email: string; password: string }) => {
  const visitor = new Visitor(origin)
  const reply = await visitor.post('/api/login', { username: email, password })
  expect(reply.status).toBe(200)
  visitor.keepToken(reply)
  return visitor
}

const itemsForSale = async (visitor: Visitor): Promise<{ ids: number[]; total: number }> => {
  const { body } = await visitor.get('/api/items/list?sort=asc&limit=2')
  const { payload, meta } = body as unknown as { payload: { id: number }[]; meta: { total: number } }
  return { ids: payload.map(({ id }) => id), total: meta.total }
}

/** Tops up with a test card on the provider's page, which holds the customer until the shop knows of the payment. */
const topUp = async (visitor: Visitor): Promise<void> => {
  const form = { amount: topUpUnits, name: 'Demo', surname: 'Customer', phone: '+386 40 123 456', country: 'SI' }
  const address = { city: 'Ljubljana', address: 'Bamboo Lane 1', postCode: '1000', email: 'demo@pandrop.example' }
  const checkout = await visitor.post('/api/deposit/checkout', { ...form, ...address })
  expect(checkout.body).toMatchObject({ status: 'OK' })
  const hop = await visitor.get(String(checkout.body.redirect_url))
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: 'Demo Customer' }
  const cardPage = hop.headers.get('location') ?? ''
  const paid = await fetch(cardPage, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
  expect(paid.status).toBe(303)
  const balance = async () => (await visitor.get('/api/user/profile')).body
  await expect.poll(balance).toMatchObject({ payload: { balance: topUpUnits } })
}

const stateOf = async (visitor: Visitor, id: number): Promise<unknown> =>
  ((await visitor.get(`/api/items/${id}`)).body.payload as { state?: string }).state

const rows = async (visitor: Visitor, path: string, field = 'payload'): Promise<unknown> =>
  (await visitor.get(path)).body[field]

describe.each(peopleHere())('for $name', (owner) => {
  const freshClone = (): FreshClone => {
    const clone = cloneFor(owner)
    clones.push(clone)
    return clone
  }

  test('a fresh clone becomes an open shop by npm start alone, and a second start keeps what happened', async () => {
    const clone = freshClone()
    const cloned = clone.changes()

    const first = await open(clone)
    const home = await fetch(first.origin)
    expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const customer = await signIn(first.origin, first.demo)
    const { ids, total } = await itemsForSale(customer)
    expect(total).toBe(itemsCount - itemsHeld)
    const [bought = 0, wanted = 0] = ids
    await topUp(customer)
    const order = await buy({ browser: customer }, { cart: [{ item_id: bought }] }, randomUUID())
    expect(order.body).toMatchObject({ status: 'OK' })
    await customer.post('/api/cart/add', { id: wanted })
    expect(clone.changes(), 'files that a start left in the repository').toBe(cloned)
    await close(clone, first.start)

    const second = await open(clone)
    expect(second.origin).not.toBe(first.origin)
    expect(second.demo).toEqual(first.demo)
    expect((await fetch(second.origin)).status).toBe(200)
    const again = await signIn(second.origin, second.demo)
    expect(await itemsForSale(again)).toMatchObject({ total: itemsCount - itemsHeld - 1 })
    expect(await stateOf(again, bought)).toBe('sold')
    expect(await rows(again, '/api/purchase/history')).toMatchObject([{ id: order.body.order_id, item_id: bought }])
    expect(await rows(again, '/api/deposit/history')).toMatchObject([{ sum: topUpUnits, status: 'Success' }])
    expect(await rows(again, '/api/cart/contents', 'cart')).toMatchObject([{ item_id: wanted }])
    await close(clone, second.start)

    // Interrupted before it has finished: what had begun ends as well.
    const third = await npmStart(clone)
    starts.push(third)
    const running = () => processesOf(clone.folder).join('\n')
    await expect.poll(running, { timeout: 60_000, interval: 20 }).toContain('bin/postgres -D')
    expect(await third.pressCtrlC(), third.printed()).toBe(0)
    expect(third.printed()).not.toContain('Pandrop is open')
    expect(processesOf(clone.folder)).toEqual([])
  })
})

test('both parts are played where root runs the tests, the ordinary one always', () => {
  const names = peopleHere().map(({ name }) => name)
  expect(names).toEqual(process.getuid?.() === 0 ? ['root', 'an ordinary user'] : ['an ordinary user'])
})
