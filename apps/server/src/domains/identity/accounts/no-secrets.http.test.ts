import { Writable } from 'node:stream'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { newestResetLink } from '../passwords/testing/reset-link.ts'
import { sessionCookie } from '../sessions/session.ts'
import { newestLinkTo, signUpForm } from './testing/sign-up-form.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

test('passwords, cookie, token and mailed links never stand in the logs, even at their most talkative', async () => {
  let written = ''
  const keep = new Writable({
    write: (chunk, _encoding, done) => {
      written += chunk
      done()
    },
  })
  const running = { ...shop.shop, log: pino({ level: 'trace' }, keep) }
  const { app } = await createApp(running)
  const visitor = new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }))

  const reply = await visitor.post('/api/register', signUpForm())
  visitor.keepToken(reply)
  await visitor.post('/api/login', { username: 'ann@example.org', password: 'Wrong2026' })
  await runDueJobs(running, shop.database.serverUrl)
  const link = await newestLinkTo(running, 'ann@example.org')
  await visitor.post(link)
  await visitor.get('/api/user/profile')
  await visitor.post('/api/logout', {}, { headers: { 'x-xsrf-token': 'forged' } })
  await visitor.post('/api/user/reset-password', { email: 'ann@example.org' })
  await runDueJobs(running, shop.database.serverUrl)
  const reset = await newestResetLink(running, 'ann@example.org')
  await visitor.get(new URL(reset.link).pathname + new URL(reset.link).search)
  const { token, email } = reset
  const weak = { token, email, password: 'weakling', password_confirmation: 'weakling' }
  await visitor.post('/api/reset-password', weak)
  const chosen = { token, email, password: 'Chosen2027', password_confirmation: 'Chosen2027' }
  expect((await visitor.post('/api/reset-password', chosen)).status).toBe(200)
  const again = await visitor.post('/api/login', { username: email, password: chosen.password })
  visitor.keepToken(again)
  const changed = { cur_password: chosen.password, new_password: 'Changed2028', repeat_password: 'Changed2028' }
  expect((await visitor.post('/api/user/change-password', changed)).status).toBe(200)
  await runDueJobs(running, shop.database.serverUrl)
  running.log.info('the log was being kept')

  const passwords = ['Bamboo2026', 'Wrong2026', 'weakling', 'Chosen2027', 'Changed2028']
  const links = [link.split('/').at(-1), token]
  const secrets = [...passwords, ...links, visitor.cookies.get(sessionCookie), visitor.token]
  await app.close()
  expect(written).toContain('the log was being kept')
  for (const secret of secrets) {
    expect(secret).toMatch(/.{8}/)
    expect(written).not.toContain(secret)
  }
})
