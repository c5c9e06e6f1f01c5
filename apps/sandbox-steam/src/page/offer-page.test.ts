import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

const sent = async (changes = {}) => new URL(String((await bench.send('AAAA-1111', changes))?.body.url))
const post = (url: URL, deed: string) => fetch(`${url}/${deed}`, { method: 'POST', redirect: 'manual' })
const textOf = async (url: URL): Promise<string> => (await fetch(url)).text()

test('the page shows the code and the items, says that it stands for Steam and loads nothing foreign', async () => {
  const url = await sent({ assets: [{ id: '1', name: '<b>AK-47</b>' }] })
  const answer = await fetch(url)
  const text = await answer.text()
  for (const part of ['AAAA-1111', '&lt;b&gt;AK-47&lt;/b&gt;', 'Stands for Steam', '>Accept<', '>Decline<'])
    expect(text).toContain(part)
  expect(text).not.toContain('<script')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['accept', 'Accepted'],
  ['decline', 'Declined'],
])('a button answers once: %s', async (deed, title) => {
  const url = await sent()
  const answer = await post(url, deed)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(url.pathname)
  expect(await textOf(url)).toContain(`<h1>${title}</h1>`)
  await post(url, deed === 'accept' ? 'decline' : 'accept')
  expect(await textOf(url)).toContain(`<h1>${title}</h1>`)
})

test('without its token nobody reads or answers an offer', async () => {
  const url = await sent()
  const [, , id] = url.pathname.split('/')
  for (const path of [`/offer/${id}/00000000000000000000000000000000`, `/offer/${id}/1`, '/offer/1/1', '/nowhere'])
    expect((await fetch(bench.origin + path)).status).toBe(404)
  expect((await fetch(`${bench.origin}/offer/${id}/1/accept`, { method: 'POST' })).status).toBe(404)
  expect(await textOf(url)).toContain('>Accept<')
})
