import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../jobs/runner.ts'
import { cleanUpAccounts } from '../accounts/clean-up.ts'
import { uploadAvatar } from './avatars.ts'
import { pictures } from './testing/pictures.ts'

let world: TestShop

beforeAll(async () => {
  world = await startTestShop({ rateLimitFactor: 1 })
})

afterAll(() => world?.stop())

test('a customer sends twenty files an hour, pictures or not, and others are not slowed', async () => {
  const { id: customerId } = await world.customer()
  const { id: other } = await world.customer()
  const bytes = Buffer.from('no picture')
  const refusals: string[] = []
  for (let file = 1; file <= 21; file += 1) {
    const answer = await uploadAvatar(world.shop, { customerId, bytes })
    refusals.push(answer.ok ? 'ok' : answer.refusal)
  }
  expect(refusals).toEqual([...Array.from({ length: 20 }, () => 'picture_unreadable'), 'too_many_requests'])
  expect(await uploadAvatar(world.shop, { customerId: other, bytes })).toMatchObject({ refusal: 'picture_unreadable' })
  world.clock.advance({ minutes: 61 })
  expect(await uploadAvatar(world.shop, { customerId, bytes })).toMatchObject({ refusal: 'picture_unreadable' })
})

test('the picture of an account that could never be verified goes with the account', async () => {
  const owner = await world.customer()
  const { id: customerId } = await world.customer({ verified: false })
  await world.shop.pool.query('update customers set email = $2 where id = $1', [customerId, owner.email])
  expect(await uploadAvatar(world.shop, { customerId, bytes: await pictures.png() })).toMatchObject({ ok: true })
  const { rows } = await world.shop.pool.query('select avatar from customers where id = $1', [customerId])
  const path = String(rows[0].avatar)
  expect(await world.shop.storage.get(path)).toBeInstanceOf(Buffer)
  world.clock.advance({ hours: 25 })
  await cleanUpAccounts(world.shop)
  await runDueJobs(world.shop, world.database.serverUrl)
  expect(await world.shop.storage.get(path)).toBeUndefined()
})
