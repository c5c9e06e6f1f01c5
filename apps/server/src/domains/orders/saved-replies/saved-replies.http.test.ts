import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const path = '/api/staff/saved-replies'

const texts = {
  en: 'Hello {name}, order {order} is on its way.',
  de: 'Hallo {name}, Bestellung {order} ist unterwegs.',
}

const create = (name: string, more: object = {}) => operator.browser.post(path, { name, texts, ...more })

const change = (id: unknown, body: object) =>
  operator.browser.post(`/api/staff/saved-replies/${id}`, { name: 'Sent', texts, archived: false, ...body })

test('a reply has a name of its own, English at least, and no holes that nobody fills', async () => {
  const made = await create('On its way')
  expect(made.status).toBe(200)
  expect(await create('on its WAY')).toMatchObject({ status: 409, body: { code: 'saved_reply_name_taken' } })
  for (const wrong of [{ de: 'Hallo' }, { en: '' }, { en: 'Hi {password}' }, { en: 'Hi', xx: 'Hi' }])
    expect((await create('Wrong', { texts: wrong })).status, JSON.stringify(wrong)).toBe(422)
  const { body } = await operator.browser.get(path)
  expect(body.replies).toContainEqual({ id: made.body.id, name: 'On its way', texts, version: 1, archived: false })
})

test('of two that change it at once the second is told so; the same again changes nothing', async () => {
  const { body } = await create('Sent')
  const words = { texts: { en: 'It was sent.' } }
  expect((await change(body.id, { ...words, seen: 1 })).body).toMatchObject({ changed: true })
  expect((await change(body.id, { ...words, seen: 1 })).body).toMatchObject({ changed: false })
  const late = await change(body.id, { texts: { en: 'It left.' }, seen: 1 })
  expect(late).toMatchObject({ status: 409, body: { code: 'saved_reply_changed' } })
  expect(await change(999_999, { seen: 1 })).toMatchObject({ status: 404, body: { code: 'saved_reply_not_found' } })
})

test('what is put away stands last and leaves its name to others, and comes back under a free one', async () => {
  const { body } = await create('Old')
  expect((await change(body.id, { name: 'Old', archived: true, seen: 1 })).body).toMatchObject({ changed: true })
  expect((await create('Old')).status).toBe(200)
  const back = await change(body.id, { name: 'Old', seen: 2 })
  expect(back).toMatchObject({ status: 409, body: { code: 'saved_reply_name_taken' } })
  const { replies } = (await operator.browser.get(path)).body as { replies: { id: number }[] }
  expect(replies.at(-1)?.id).toBe(body.id)
})

test('eight that save the same name at once save it once', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => create('At once')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})
