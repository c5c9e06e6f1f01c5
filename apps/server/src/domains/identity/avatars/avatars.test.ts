import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { cleanUpAccounts } from '../accounts/clean-up.ts'
import { uploadAvatar } from './avatars.ts'
import { pictures } from './testing/pictures.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 })
})

afterAll(() => shop?.stop())

test('a customer sends twenty files an hour, pictures or not, and others are not slowed', async () => {
  const { id: customerId } = await shop.customer()
  const { id: other } = await shop.customer()
  const bytes = Buffer.from('no picture')
  const refusals: string[] = []
  for (let file = 1; file <= 21; file += 1) {
    const answer = await uploadAvatar(shop.shop, { customerId, bytes })
    refusals.push(answer.ok ? 'ok' : answer.refusal)
  }
  expect(refusals).toEqual([...Array.from({ length: 20 }, () => 'picture_unreadable'), 'too_many_requests'])
  expect(await uploadAvatar(shop.shop, { customerId: other, bytes })).toMatchObject({ refusal: 'picture_unreadable' })
  shop.clock.advance({ minutes: 61 })
  expect(await uploadAvatar(shop.shop, { customerId, bytes })).toMatchObject({ refusal: 'picture_unreadable' })
})

test('the picture of an account that could never be verified goes with the account', async () => {
  const owner = await shop.customer()
  const { id: customerId } = await shop.customer({ verified: false })
  await shop.shop.pool.query('update customers set email = $2 where id = $1', [customerId, owner.email])
  expect(await uploadAvatar(shop.shop, { customerId, bytes: await pictures.png() })).toMatchObject({ ok: true })
  const { rows } = await shop.shop.pool.query('select avatar from customers where id = $1', [customerId])
  const path = String(rows[0].avatar)
  expect(await shop.shop.storage.get(path)).toBeInstanceOf(Buffer)
  shop.clock.advance({ hours: 25 })
  await cleanUpAccounts(shop.shop)
  await runDueJobs(shop.shop, shop.database.serverUrl)
  expect(await shop.shop.storage.get(path)).toBeUndefined()
})
