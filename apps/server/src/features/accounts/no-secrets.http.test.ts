import { Writable } from 'node:stream'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../jobs/runner.ts'
import { sessionCookie } from './session.ts'
import { newestLinkTo, signUpForm } from './testing/sign-up-form.ts'

let world: TestShop

beforeAll(async () => {
  world = await startTestShop()
})

afterAll(() => world?.stop())

test('password, cookie, token and mailed link never stand in the logs, not even at their most talkative', async () => {
  let written = ''
  const keep = new Writable({
    write: (chunk, _encoding, done) => {
      written += chunk
      done()
    },
  })
  const shop = { ...world.shop, log: pino({ level: 'trace' }, keep) }
  const { app } = await createApp(shop)
  const visitor = new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }))

  const reply = await visitor.post('/api/register', signUpForm())
  visitor.keepToken(reply)
  await visitor.post('/api/login', { username: 'ann@example.org', password: 'Wrong2026' })
  await runDueJobs(shop, world.database.serverUrl)
  const link = await newestLinkTo(shop, 'ann@example.org')
  await visitor.get(link)
  await visitor.get('/api/user/profile')
  await visitor.post('/api/logout', {}, { headers: { 'x-xsrf-token': 'forged' } })
  shop.log.info('the log was being kept')

  const secrets = ['Bamboo2026', 'Wrong2026', visitor.cookies.get(sessionCookie), visitor.token, link.split('/').at(-1)]
  await app.close()
  expect(written).toContain('the log was being kept')
  for (const secret of secrets) {
    expect(secret).toMatch(/.{8}/)
    expect(written).not.toContain(secret)
  }
})
