import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

const arrive = async (skin = 'ak-47-redline', variant = 'stattrak'): Promise<number> => {
  const { rows } = await shop.database.ownerPool.query(
    `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
     values ($1, 'FT', $2, 0.2215, 661, 2710) returning id`,
    [skin, variant],
  )
  return rows[0].id
}

const change = (id: number, sql: string) => shop.database.ownerPool.query(`update ${sql} where id = $1`, [id])

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(shop.origin + path, { headers })
  return {
    status: answer.status,
    headers: answer.headers,
    tag: answer.headers.get('etag') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

const pictureOf = (id: number, headers?: Record<string, string>) => ask(`/og/items/${id}.jpg`, headers)

test('a shared link of an item has a picture of 1200 by 630 that networks may keep for an hour', async () => {
  const { status, headers, bytes } = await pictureOf(await arrive())
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/jpeg')
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(200_000)
})

test('who has the picture already is told so, and the query does not matter', async () => {
  const id = await arrive()
  const { tag, bytes } = await pictureOf(id)
  const again = await pictureOf(id, { 'if-none-match': `"other", W/${tag}` })
  expect([again.status, again.tag, again.bytes.length]).toEqual([304, tag, 0])
  const priced = await ask(`/og/items/${id}.jpg?v=27.1`)
  expect(priced.tag).toBe(tag)
  expect(priced.bytes.equals(bytes)).toBe(true)
})

test('a changed price is another picture at once, and so is a sale', async () => {
  const id = await arrive()
  const before = await pictureOf(id)
  await change(id, 'items set price_cents = 1999')
  const cheaper = await pictureOf(id, { 'if-none-match': before.tag })
  expect(cheaper.status).toBe(200)
  expect(cheaper.bytes.equals(before.bytes)).toBe(false)
  await change(id, `items set state = 'sold', sold_at = now()`)
  const sold = await pictureOf(id)
  expect(new Set([before.tag, cheaper.tag, sold.tag]).size).toBe(3)
})

test('many who ask at once get the same picture', async () => {
  const id = await arrive()
  const answers = await Promise.all(Array.from({ length: 8 }, () => pictureOf(id)))
  expect(answers.every(({ bytes }) => bytes.equals(answers[0]?.bytes ?? Buffer.alloc(0)))).toBe(true)
})

test('an item that does not exist has no picture', async () => {
  for (const id of [999_999_999, 77_777_777]) {
    const { status, headers, bytes } = await pictureOf(id)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'item_not_found' })
  }
  expect((await ask('/og/items/1e3.jpg')).status).toBe(404)
  expect((await ask('/og/items/99999999999.jpg')).status).toBe(404)
})

test('an item whose picture is missing, elsewhere or outside the folder shows the one of the shop', async () => {
  const id = await arrive('awp-gungnir', 'normal')
  const tags = new Set<string>()
  for (const stem of ['skins/nobody-drew-this', 'https://example.org/a', '../src/skins']) {
    await shop.database.ownerPool.query('update items set picture = $1 where id = $2', [stem, id])
    const { status, tag, bytes } = await pictureOf(id)
    expect(status).toBe(200)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
    tags.add(tag)
  }
  expect(tags.size).toBe(1)
})

test('signs that names carry are drawn: the star, the heart, the trade mark', async () => {
  const id = await arrive('sawed-off-kiss-love')
  expect((await pictureOf(id)).status).toBe(200)
})
