import { randomUUID } from 'node:crypto'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { doAt, readAt } from './testing/staff-customers.ts'

let shop: TestShop
let staff: TestStaff
let colleague: TestStaff
let customer = 0

beforeAll(async () => {
  shop = await startTestShop()
  staff = await asStaff(shop)
  colleague = await asStaff(shop)
})

beforeEach(async () => {
  customer = (await shop.customer()).id
})

afterAll(() => shop?.stop())

interface Note {
  id: number
  text: string
  by: string
  pinned: boolean
}

const notesIn = ({ body }: { body: Record<string, unknown> }) => body.notes as Note[]

const list = async (of = customer) => notesIn(await readAt(staff, '/staff/customers/:id/notes', of))

const texts = async () => (await list()).map(({ text }) => text)

const write = (text: string, { pinned = false, key = randomUUID() as string, by = staff, of = customer } = {}) =>
  doAt(by, '/staff/customers/:id/notes', of, { text, pinned }, key)

const pin = (note: number, pinned = true, of = customer) =>
  doAt(staff, '/staff/customers/:id/notes/pin', of, { note, pinned })

const remove = (note: number, of = customer) => doAt(staff, '/staff/customers/:id/notes/remove', of, { note })

test('notes are seen by colleagues with who wrote them, the pinned one first, then the newest', async () => {
  expect(await list()).toEqual([])
  await write('Asks for Sam')
  await write('  Sends from two accounts  ', { pinned: true })
  const written = notesIn(await write('Pays late', { by: colleague }))
  expect(written.map(({ text, pinned }) => [text, pinned])).toEqual([
    ['Sends from two accounts', true],
    ['Pays late', false],
    ['Asks for Sam', false],
  ])
  expect(new Set(written.map(({ by }) => by)).size).toBe(2)
  expect(await list()).toEqual(written)
})

test('one note is pinned at a time, also when two are pinned at once', async () => {
  await write('One', { pinned: true })
  await write('Two', { pinned: true })
  const [two, one] = await list()
  expect([two?.pinned, one?.pinned]).toEqual([true, false])
  const both = [one?.id ?? 0, two?.id ?? 0]
  const answers = await Promise.all([...both, ...both, ...both].map((id) => pin(id)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect((await list()).filter(({ pinned }) => pinned)).toHaveLength(1)
  for (const id of both) await pin(id, false)
  expect((await list()).filter(({ pinned }) => pinned)).toEqual([])
})

test('a note that is sent twice is written once, and its key writes no other', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 4 }, () => write('Asks for Sam', { key })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await texts()).toEqual(['Asks for Sam'])
  expect((await write('Another', { key })).body.code).toBe('key_reused')
  expect(await texts()).toEqual(['Asks for Sam'])
})

test('a note that is removed is gone, again and again, and can be pinned no more', async () => {
  const [note] = notesIn(await write('Asks for Sam'))
  const id = note?.id ?? 0
  expect(notesIn(await remove(id))).toEqual([])
  expect((await remove(id)).status).toBe(200)
  expect((await pin(id)).body.code).toBe('note_not_found')
})

test('a note of another customer is neither pinned nor removed from here, nor is one of nobody', async () => {
  const [note] = notesIn(await write('Asks for Sam'))
  const other = (await shop.customer()).id
  expect((await pin(note?.id ?? 0, true, other)).body.code).toBe('note_not_found')
  await remove(note?.id ?? 0, other)
  expect(await texts()).toEqual(['Asks for Sam'])
  const nobody = 999_999
  expect((await readAt(staff, '/staff/customers/:id/notes', nobody)).body.code).toBe('customer_not_found')
  expect((await write('Asks for Sam', { of: nobody })).body.code).toBe('customer_not_found')
  expect((await pin(1, true, nobody)).body.code).toBe('customer_not_found')
  expect((await remove(1, nobody)).body.code).toBe('customer_not_found')
})

test('an empty note and one that is too long are refused, and no customer reads any', async () => {
  for (const text of ['', '   ', 'x'.repeat(1001)]) expect((await write(text)).status).toBe(422)
  expect((await write('x'.repeat(1000))).status).toBe(200)
  const reader = await shop.customer()
  expect((await reader.browser.get(`/api/staff/customers/${customer}/notes`)).status).toBe(401)
})
