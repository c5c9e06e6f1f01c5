import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevMailbox } from '../ports/mail/dev-mailbox.ts'

let shop: TestShop

const mail = (to: string, subject: string) => ({
  from: { name: 'Pandrop', address: 'support@pandrop.example' },
  to,
  subject,
  text: 'Open:\nhttps://shop.example/a?b=1&c=2\n\nor https://shop.example/d',
  html: `<html><head></head><body><script>alert('1')</script></body></html>`,
})

beforeAll(async () => {
  shop = await startTestShop()
  const mailbox = createDevMailbox(shop.shop.pool, shop.clock)
  await mailbox.send(mail('ann@example.org', 'First'))
  await mailbox.send(mail('bob@example.org', 'Second'))
  await mailbox.send(mail('Ann@example.org', 'Third <b>'))
})

afterAll(() => shop?.stop())

/** Asks under another name than the one that was dialled; fetch would not let us. */
const statusUnder = (host: string, more: Record<string, string> = {}): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { host, ...more }
    const asked = httpRequest(`${shop.origin}/dev/mailbox.json`, { headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject).end()
  })

test('the mailbox lists mails to an address, newest first, with their links', async () => {
  const reply = await shop.visitor().get('/dev/mailbox.json?to=ann@example.org')
  expect(reply.status).toBe(200)
  const mails = reply.body as unknown as Record<string, unknown>[]
  expect(mails.map(({ subject }) => subject)).toEqual(['Third <b>', 'First'])
  expect(mails[1]).toEqual({
    to: 'ann@example.org',
    attachments: [],
    subject: 'First',
    text: expect.any(String),
    html: expect.any(String),
    links: ['https://shop.example/a?b=1&c=2', 'https://shop.example/d'],
    sentAt: shop.clock.now().toISOString(),
  })
})

test('the page opens the newest mail in a frame that runs nothing', async () => {
  const reply = await shop.visitor().get('/dev/mailbox')
  const page = String(reply.body.text)
  expect(page).toContain('Third &lt;b&gt;')
  expect(page).not.toContain('<script')
  expect(page.match(/<iframe/g)).toHaveLength(1)
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  const policy = reply.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(page).toContain('href="https://shop.example/a?b=1&amp;c=2"')
})

test('a mail is opened by its link, as HTML, without pictures or as text, among those of an address', async () => {
  const visitor = shop.visitor()
  const pageOf = async (path: string) => {
    const { body, headers } = await visitor.get(path)
    return { page: String(body.text), policy: headers.get('content-security-policy') ?? '' }
  }
  const { page: list } = await pageOf('/dev/mailbox?to=ANN@')
  const [third = '', first = '', ...more] = [...list.matchAll(/<li><a href="([^"]+)"/g)].map(([, link]) => link ?? '')
  expect(more.filter((link) => link.includes('mailbox'))).toEqual([])
  expect(third).toMatch(/^\/dev\/mailbox\?to=ANN%40&amp;mail=\d+#mail$/)
  expect(list).not.toContain('Second')

  const opened = first.replace('&amp;', '&').replace('#mail', '')
  const { page, policy } = await pageOf(opened)
  expect(page).toContain('<h2>First</h2>')
  expect(policy).toContain(`img-src ${new URL(shop.shop.env.PUBLIC_URL).origin}`)
  expect((await pageOf(`${opened}&view=blocked`)).policy).toContain("img-src 'none'")
  const { page: text } = await pageOf(`${opened}&view=text`)
  expect(text).not.toContain('<iframe')
  expect(text).toContain('Open:\n<a href="https://shop.example/a?b=1&amp;c=2">')
})

test('strange addresses of the page lead nowhere and do no harm', async () => {
  const page = async (query: string) => String((await shop.visitor().get(`/dev/mailbox?${query}`)).body.text)
  expect(await page('to=%22%3E%3Cscript%3Ealert(1)')).not.toContain('<script')
  expect(await page('to=nobody%25')).toContain('No mail to “nobody%”.')
  expect(await page('mail=999999999')).toContain('This mail is not here any more.')
  expect(await page("mail=1'--&view=constructor&to=a&to=b")).toContain('Third &lt;b&gt;')
})

test('the mailbox answers under the own names of the machine only', async () => {
  const { port } = new URL(shop.origin)
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, '[::1]:3000']) expect(await statusUnder(host)).toBe(200)
  for (const host of ['evil.example', `127.0.0.1.evil.example:${port}`, 'localhost@evil.example']) {
    expect(await statusUnder(host), host).toBe(404)
  }
})

test('behind a proxy nobody reads the mailbox, whatever name and address the proxy asks under', async () => {
  const { host } = new URL(shop.origin)
  for (const name of ['x-forwarded-for', 'X-Forwarded-Host', 'forwarded', 'via', 'x-real-ip']) {
    expect(await statusUnder(host, { [name]: '203.0.113.5' }), name).toBe(404)
  }
  // What nginx sends where nothing but proxy_pass is set.
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
  socket.end(`GET /dev/mailbox.json HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(String(await socket.toArray())).toMatch(/^HTTP\/1\.1 404 /)
})

test('in a demo that others reach, each reads the mails to their own address', async () => {
  const env = { ...shop.shop.env, PUBLIC_URL: 'https://demo.example', DEMO: true }
  const { app } = await createApp({ ...shop.shop, env })
  const ann = await shop.customer()
  const unverified = await shop.customer({ verified: false })
  await shop.shop.pool.query('update customers set email = $1 where id = $2', [ann.email, unverified.id])
  const mailbox = createDevMailbox(shop.shop.pool, shop.clock)
  await mailbox.send(mail(ann.email, 'Hers'))
  const { rows } = await shop.shop.pool.query<{ id: string }>(`select id from dev_mails where recipient like 'bob@%'`)
  const read = async (url: string, customer?: typeof ann) => {
    // Under https a cookie that opens something has its prefix (cookies.ts).
    const cookies = Object.fromEntries(
      [...(customer?.browser.cookies ?? [])].map(([name, value]) => [`__Host-${name}`, value]),
    )
    return app.inject({ url, cookies, headers: { host: 'localhost' } })
  }
  expect((await read('/dev/mailbox.json')).statusCode).toBe(404)
  // The address is Ann's: she has proven it, and whoever merely registers it has not.
  expect((await read('/dev/mailbox.json', unverified)).statusCode).toBe(404)
  const hers = await read('/dev/mailbox.json?to=bob@example.org', ann)
  expect(hers.json().map(({ subject }: { subject: string }) => subject)).toEqual(['Hers'])
  const page = await read(`/dev/mailbox?mail=${rows[0]?.id}`, ann)
  expect(page.body).toContain('This mail is not here any more.')
  expect(page.body).toContain('Hers')
  expect(page.body).not.toContain('Second')
  await app.close()
})

test('there is no mailbox in production, nor where mails go out by SMTP', async () => {
  for (const change of [{ NODE_ENV: 'production' as const }, { SMTP_URL: 'smtp://127.0.0.1:25' }]) {
    const { app } = await createApp({ ...shop.shop, env: { ...shop.shop.env, ...change } })
    for (const url of ['/dev/mailbox', '/dev/mailbox.json']) {
      expect((await app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404)
    }
    await app.close()
  }
})
