import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let app: FastifyInstance
let assets: string

const document = '<!doctype html><title>desk</title>'

beforeAll(async () => {
  shop = await startTestShop()
  assets = await mkdtemp(join(tmpdir(), 'pandrop-desk-'))
  await writeFile(join(assets, 'index-abc123.js'), 'plain()')
  await writeFile(join(assets, 'index-abc123.js.br'), 'brotli')
  app = (await createApp(shop.shop, { backoffice: { document, assets } })).app
})

afterAll(async () => {
  await app?.close()
  await shop?.stop()
  await rm(assets, { recursive: true, force: true })
})

const read = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('every address of the back office answers its one document, which nobody keeps, frames or finds', async () => {
  for (const url of ['/backoffice', '/backoffice/', '/backoffice/orders/17?state=paid']) {
    const answer = await read(url)
    expect([answer.statusCode, answer.body]).toEqual([200, document])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  }
})

test('its files are kept for a year and sent compressed where the browser takes it', async () => {
  const plain = await read('/backoffice/assets/index-abc123.js')
  expect([plain.statusCode, plain.body]).toEqual([200, 'plain()'])
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await read('/backoffice/assets/index-abc123.js', { 'accept-encoding': 'br' })
  expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'brotli'])
})

test('a file that is not there is no document: a script of an old build must fail as one', async () => {
  const answer = await read('/backoffice/assets/gone.js')
  expect([answer.statusCode, answer.body.includes('desk')]).toEqual([404, false])
})

test('names that only begin like it belong to the shop', async () => {
  const { statusCode, body } = await read('/backoffices')
  expect([statusCode, body.includes('desk')]).toEqual([404, false])
})
