import { Writable } from 'node:stream'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SoftPasskey } from '../passkeys/testing/soft-passkey.ts'
import { staffCookie } from './staff-session.ts'
import { chosenPassword, codeAt, firstSignIn, newMember, typePassword, wrongCode } from './testing/sign-in.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

test('what staff sign in with never stands in the logs, even at their most talkative', async () => {
  let written = ''
  const keep = new Writable({
    write: (chunk, _encoding, done) => {
      written += chunk
      done()
    },
  })
  const running = { ...shop.shop, log: pino({ level: 'trace' }, keep) }
  const { app } = await createApp(running)
  const browser = new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }))
  const cookies = new Set<string | undefined>()
  const seen = () => cookies.add(browser.cookies.get(staffCookie))

  const member = await newMember(shop)
  await typePassword(browser, member.email, 'Wrong2026')
  await typePassword(browser, member.email, member.oneTimePassword)
  seen()
  const { secret } = await firstSignIn(shop, browser, member)
  seen()
  const passkey = new SoftPasskey('http://localhost:1')
  const asked = await browser.post('/api/staff/session/passkeys/options', {})
  const options = asked.body.options as { challenge: string }
  const credential = passkey.create(options, { verified: false })
  await browser.post('/api/staff/session/passkeys', { credential, name: 'Key' })
  shop.clock.advance({ minutes: 2 })
  await typePassword(browser, member.email, chosenPassword)
  seen()
  const now = shop.clock.now()
  const codes = [wrongCode(secret, now), codeAt(secret, now)]
  for (const code of codes) await browser.post('/api/staff/session/code', { code })
  seen()
  await browser.post('/api/staff/session/password', { cur_password: 'Typo2026', password: 'Weakling' })
  await browser.post('/api/staff/session/end', {}, { headers: { 'x-xsrf-token': 'forged' } })
  running.log.info('the log was being kept')
  await app.close()

  expect(written).toContain('the log was being kept')
  expect(cookies.size).toBe(4)
  const { attestationObject } = credential.response as { attestationObject: string }
  const texts = ['Wrong2026', 'Typo2026', 'Weakling', chosenPassword, member.oneTimePassword, secret, ...cookies]
  for (const text of [...texts, options.challenge, attestationObject]) {
    expect(text).toMatch(/.{8}/)
    expect(written).not.toContain(text)
  }
  // Six digits can be part of a moment in milliseconds.
  for (const code of codes) expect(written).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
})

test('what the database keeps of an authenticator cannot be read without the shop’s key', async () => {
  const member = await newMember(shop)
  const { secret } = await firstSignIn(shop, shop.visitor(), member)
  const { rows } = await shop.database.ownerPool.query(
    'select row_to_json(s)::text as text from staff s where id = $1',
    [member.id],
  )
  expect(rows[0].text).not.toContain(secret)
  expect(rows[0].text).not.toContain(Buffer.from(secret).toString('hex'))
  expect(rows[0].text).not.toContain(member.oneTimePassword)
})
