import { createClock } from '@pandrop/testkit/clock'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import type { Shop } from '../shop.ts'
import { warnOfUntrustedProxy } from './untrusted-proxy.ts'

const shopBehind = (TRUST_PROXY: number | undefined) => {
  const [app, clock, warn] = [fastify(), createClock(), vi.fn()]
  warnOfUntrustedProxy(app, { env: { TRUST_PROXY }, clock, log: { warn } } as unknown as Shop)
  app.get('/', async () => ({}))
  const ask = (headers: Record<string, string>) => app.inject({ url: '/', headers })
  return { ask, clock, warn }
}

const forwarded = { 'x-forwarded-for': '203.0.113.5' }

test('a proxy that nobody has named is noticed, once an hour', async () => {
  const { ask, clock, warn } = shopBehind(undefined)
  await ask({})
  expect(warn).not.toHaveBeenCalled()
  for (let visit = 0; visit < 3; visit += 1) await ask(forwarded)
  expect(warn).toHaveBeenCalledOnce()
  clock.advance({ minutes: 61 })
  await ask(forwarded)
  expect(warn).toHaveBeenCalledTimes(2)
})

test('a proxy that is trusted is no news', async () => {
  const { ask, warn } = shopBehind(1)
  await ask(forwarded)
  expect(warn).not.toHaveBeenCalled()
})
