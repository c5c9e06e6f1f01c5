import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import type { DocumentAnswer, DocumentRequest, RenderDocument } from '@pandrop/contract/document'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newestLinkTo, signUpForm } from '../domains/identity/accounts/testing/sign-up-form.ts'
import { sessionCookie } from '../domains/identity/sessions/session.ts'
import { runDueJobs } from '../jobs/runner.ts'

let shop: TestShop
const doors: FastifyInstance[] = []

beforeAll(async () => {
  shop = await startTestShop()
})

afterEach(async () => {
  for (const app of doors.splice(0)) await app.close()
})

afterAll(() => shop?.stop())

/** A shop with a storefront of our own, which remembers what it was asked for. */
interface Stage {
  origin: string
  asked: DocumentRequest[]
  guest(cookies?: Record<string, string>): Visitor
  contentChanged(): Promise<void>
}

type Play = (request: DocumentRequest) => DocumentAnswer | Promise<DocumentAnswer>

const documentWith = (html: string, change: Partial<Extract<DocumentAnswer, { kind: 'document' }>> = {}) =>
  ({ kind: 'document', status: 200, noindex: false, scripts: [], html, ...change }) as const

const openStage = async (play: Play, rateLimitFactor?: number): Promise<Stage> => {
  const asked: DocumentRequest[] = []
  const render: RenderDocument = async (request) => {
    asked.push(request)
    return play(request)
  }
  const env = { ...shop.shop.env, ...(rateLimitFactor ? { RATE_LIMIT_FACTOR: rateLimitFactor } : {}) }
  const { app, contentChanged } = await createApp({ ...shop.shop, env }, { storefront: { render, assets: tmpdir() } })
  doors.push(app)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const guest = (cookies: Record<string, string> = {}) => {
    const visitor = new Visitor(origin)
    for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value)
    return visitor
  }
  return { origin, asked, guest, contentChanged }
}

/** Says how often it was rendered and for whom. */
const counting = () => {
  let count = 0
  return openStage(({ visitor, url }) => {
    count += 1
    return documentWith(`${count} ${visitor.signedIn ? 'customer' : 'guest'} ${visitor.currency} ${url}`)
  })
}

const textOf = async (visitor: Visitor, path = '/', headers: Record<string, string> = {}): Promise<unknown> =>
  (await visitor.get(path, { headers })).body.text

const scriptSource = (headers: Headers) => /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('a document names the scripts that its storefront wrote by hash, and none that its words hold', async () => {
  const html = '<script>first()</script><p><script>smuggled()</script></p><script>second()</script>'
  const stage = await openStage(() => documentWith(html, { scripts: ['first()', 'second()'] }))
  for (let visit = 0; visit < 2; visit += 1) {
    const { body, headers } = await stage.guest().get('/')
    expect(scriptSource(headers)).toBe(`'self' ${hashOf('first()')} ${hashOf('second()')}`)
    expect(body.text).toBe(html)
  }
  expect(stage.asked).toHaveLength(1)
})

test('a document is the same for those who take no gzip, ready or not', async () => {
  const stage = await openStage(() => documentWith('<p>★ Karambit</p>', { scripts: ['first()'] }))
  const encodings = ['gzip, deflate, br', 'identity', 'br, gzip;q=0']
  for (const path of ['/', '/', '/other']) {
    const answers = await Promise.all(
      encodings.map((encoding) => stage.guest().get(path, { headers: { 'accept-encoding': encoding } })),
    )
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null, null])
    for (const { status, body, headers } of answers) {
      expect([status, body.text, headers.get('vary')]).toEqual([200, '<p>★ Karambit</p>', 'accept-encoding'])
      expect(scriptSource(headers)).toBe(`'self' ${hashOf('first()')}`)
    }
  }
})

test('a document runs our own scripts only, is framed by nobody and kept by nobody', async () => {
  const stage = await openStage(() => documentWith('<p>ok</p>'))
  const { headers } = await stage.guest().get('/')
  const policy = headers.get('content-security-policy')
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(rule)
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('status, noindex and redirects are what the storefront says', async () => {
  const stage = await openStage(({ url }) =>
    url === '/old' ? { kind: 'redirect', to: '/new' } : documentWith('gone', { status: 404, noindex: true }),
  )
  const missing = await stage.guest().get('/missing')
  expect([missing.status, missing.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
  const ready = await stage.guest().get('/missing')
  expect([ready.status, ready.headers.get('x-robots-tag'), stage.asked.length]).toEqual([404, 'noindex', 1])
  const moved = await stage.guest().get('/old')
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/new'])
})

test('guests share a document; a customer’s is rendered afresh and never given to anybody else', async () => {
  const stage = await counting()
  const { browser } = await shop.customer()
  const customer = stage.guest({ [sessionCookie]: browser.cookies.get(sessionCookie) ?? '' })
  expect(await textOf(customer)).toBe('1 customer  /')
  expect(await textOf(stage.guest())).toBe('2 guest  /')
  expect(await textOf(stage.guest())).toBe('2 guest  /')
  expect(await textOf(customer)).toBe('3 customer  /')
  expect(await textOf(stage.guest({ [sessionCookie]: 'forged' }))).toBe('2 guest  /')
})

test('a guest gets the document of the currency that they chose, and of the page that they asked for', async () => {
  const stage = await counting()
  const texts = [
    await textOf(stage.guest({ currencyCode: 'USD' })),
    await textOf(stage.guest({ currencyCode: 'EUR' })),
    await textOf(stage.guest({ currencyCode: 'USD' })),
    await textOf(stage.guest(), '/products?page=2&sort=asc'),
    await textOf(stage.guest(), '/products?sort=asc&page=2'),
    await textOf(stage.guest(), '/products?page=3&sort=asc'),
  ]
  expect(texts).toEqual([
    '1 guest USD /',
    '2 guest EUR /',
    '1 guest USD /',
    '3 guest  /products?page=2&sort=asc',
    '3 guest  /products?page=2&sort=asc',
    '4 guest  /products?page=3&sort=asc',
  ])
})

test('what a link collects on its way, and the names in its headers, change no document', async () => {
  const stage = await counting()
  expect(await textOf(stage.guest(), '/?utm_source=x&fbclid=y')).toBe('1 guest  /')
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  expect(await textOf(stage.guest(), '/', forged)).toBe('1 guest  /')
  expect(stage.asked[0]?.publicUrl).toBe(shop.shop.env.PUBLIC_URL)
})

test('a document whose address holds what was mailed to one person is kept by nobody and told to none', async () => {
  const stage = await counting()
  for (const path of ['/reset-password?token=abc&email=ann%40example.org', '/reset-password?email=ann%40example.org']) {
    const address = `${path}&utm_source=mail`
    const [first, second] = [await stage.guest().get(address), await stage.guest().get(address)]
    expect(second.body.text).not.toBe(first.body.text)
    expect(new Set([first.body.text, second.body.text].map((text) => String(text).split('  ')[1]))).toHaveLength(1)
    for (const { headers } of [first, second]) {
      expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store'])
    }
  }
  const plain = await stage.guest().get('/reset-password')
  expect(plain.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('the page of a mailed link is kept by nobody and told to none', async () => {
  const stage = await counting()
  const visitor = stage.guest()
  await visitor.post('/api/register', signUpForm({ email: 'mailed@example.org' }))
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const link = await newestLinkTo(shop.shop, 'mailed@example.org')
  for (const times of [1, 2]) {
    const { status, headers, body } = await stage.guest().get(link)
    expect([status, body.text]).toEqual([200, `${times} guest  ${link}`])
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store'])
  }
})

test('whoever is sent on keeps the whole query, also what no page reads', async () => {
  const stage = await openStage(({ url }) =>
    url.startsWith('/cart')
      ? { kind: 'redirect', to: `/auth?form=signin&redirect=${encodeURIComponent(url)}` }
      : documentWith('<p>ok</p>'),
  )
  const { status, headers } = await stage.guest().get('/cart?utm_source=mail&page=2')
  expect([status, headers.get('location')]).toEqual([
    302,
    `/auth?form=signin&redirect=${encodeURIComponent('/cart?utm_source=mail&page=2')}`,
  ])
})

/** The status of a request line that fetch would put right before sending it. */
const statusOfRaw = (origin: string, target: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(origin)
    const socket = connect(Number(port), hostname)
    socket.once('error', reject)
    socket.once('data', (chunk) => {
      socket.destroy()
      resolve(Number(String(chunk).split(' ')[1]))
    })
    socket.write(`GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
  })

test('an odd address is rendered as a path of this shop, or not at all where it can be read in two ways', async () => {
  const stage = await counting()
  for (const target of ['//', '//evil.example/cart', 'http://evil.example/cart'])
    expect(await statusOfRaw(stage.origin, target), target).toBe(200)
  expect(stage.asked.map(({ url }) => url)).toEqual(['//', '//evil.example/cart', '/cart'])
  for (const target of ['/\\evil.example', '/.//evil.example', 'http://evil.example/x/../cart'])
    expect(await statusOfRaw(stage.origin, target), target).toBe(404)
  const elsewhere = stage.asked.filter(({ url, publicUrl }) => new URL(publicUrl + url).origin !== publicUrl)
  expect(elsewhere).toEqual([])
})

test('a changed catalogue drops the ready documents, and one that failed is not kept at all', async () => {
  const stage = await counting()
  await textOf(stage.guest())
  await stage.contentChanged()
  expect(await textOf(stage.guest())).toBe('2 guest  /')
  const failing = await openStage(() => documentWith('sorry', { status: 500 }))
  for (let visit = 0; visit < 2; visit += 1) expect((await failing.guest().get('/')).status).toBe(500)
  expect(failing.asked).toHaveLength(2)
})

test('a storefront that breaks is answered as a failure of ours', async () => {
  const stage = await openStage(() => {
    throw new Error('broken')
  })
  const { status, body } = await stage.guest().get('/')
  expect([status, body.code]).toEqual([500, 'internal_error'])
  expect(JSON.stringify(body)).not.toContain('broken')
})

test('rendering has a pace; what is ready has none: sending it costs less than refusing it', async () => {
  const stage = await openStage(() => documentWith('<p>ok</p>'), 0.017)
  const statuses: number[] = []
  for (let visit = 0; visit < 3; visit += 1) statuses.push((await stage.guest().get(`/${visit}`)).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await stage.guest().get('/0')).status).toBe(200)
})

test('where too many documents wait for their turn, the next visitor is told to come back', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const stage = await openStage(async ({ url }) => {
    await gate
    return documentWith(url)
  })
  const places = 8 + 120
  const visits = Array.from({ length: places + 1 }, (_, visit) => stage.guest().get(`/${visit}`))
  const { status, headers, body } = await Promise.race(visits)
  expect([status, headers.get('retry-after'), body.code]).toEqual([503, '5', 'temporarily_unavailable'])
  open()
  const statuses = (await Promise.all(visits)).map((visit) => visit.status)
  expect(statuses.filter((each) => each === 200)).toHaveLength(places)
})
