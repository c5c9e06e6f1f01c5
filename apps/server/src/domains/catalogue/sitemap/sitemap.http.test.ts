import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let sold = 0
let hidden = 0
let far = 0

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  const { ownerPool } = shop.database
  const { rows } = await ownerPool.query(`select id from items where state = 'available' order by id limit 2`)
  sold = rows[0].id
  hidden = rows[1].id
  await ownerPool.query(`update items set state = 'sold', sold_at = now() where id = $1`, [sold])
  await ownerPool.query(`update items set available_from = now() + interval '3 days' where id = $1`, [hidden])
  // So many items have come and gone that the newest one belongs to the third part.
  await ownerPool.query('alter table items alter column id restart with 123456')
  const added = await ownerPool.query(
    `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
     values ('ak-47-redline', 'FT', 'normal', 0.2, 1, 2715) returning id`,
  )
  far = added.rows[0].id
})

afterAll(() => shop.stop())

interface File {
  status: number
  type: string | null
  text: string
  headers: Headers
}

const read = async (path: string, headers: Record<string, string> = {}): Promise<File> => {
  const answer = await fetch(shop.origin + path, { headers })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text(),
    headers: answer.headers,
  }
}

const addressesIn = (text: string): string[] => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc)

const itemAddress = (id: number): string => `${shop.shop.env.PUBLIC_URL}/products/cs2/all/${id}`

test('the sitemap names its parts: pages, and items in stretches of fifty thousand that have any', async () => {
  const { status, type, text } = await read('/sitemap.xml')
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
  const { PUBLIC_URL } = shop.shop.env
  expect(addressesIn(text)).toEqual([
    `${PUBLIC_URL}/sitemap-pages.xml`,
    `${PUBLIC_URL}/sitemap-items-1.xml`,
    `${PUBLIC_URL}/sitemap-items-3.xml`,
  ])
})

test('the pages are home, lists by type and weapon, and the static pages', async () => {
  const { status, type, text } = await read('/sitemap-pages.xml')
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
  const paths = addressesIn(text).map((address) => new URL(address).pathname)
  expect(paths).toEqual(expect.arrayContaining(['/', '/products', '/new', '/sale']))
  expect(paths).toEqual(expect.arrayContaining(['/products/rifle', '/products/rifle/ak-47', '/products/sniper-rifle']))
  expect(paths).toContain('/terms')
  expect(new Set(paths).size).toBe(paths.length)
})

test('the items are those that can be bought, each with the moment of its last change', async () => {
  const { text } = await read('/sitemap-items-1.xml')
  const addresses = addressesIn(text)
  const { rows } = await shop.database.ownerPool.query(
    `select id from items
     where state = 'available' and (available_from is null or available_from <= now()) and id <= 50000
     order by id`,
  )
  expect(addresses).toEqual(rows.map(({ id }) => itemAddress(id)))
  expect(addresses).not.toContain(itemAddress(sold))
  expect(addresses).not.toContain(itemAddress(hidden))
  expect(text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(addresses.length)
  expect(addressesIn((await read('/sitemap-items-3.xml')).text)).toEqual([itemAddress(far)])
})

test('a part without items does not exist', async () => {
  for (const path of ['/sitemap-items-2.xml', '/sitemap-items-4.xml', '/sitemap-items-9999999.xml']) {
    const { status, body } = await shop.visitor().get(path)
    expect([path, status, body.code]).toEqual([path, 404, 'not_found'])
  }
})

test('a sitemap comes packed to whoever can unpack it, and is the same for everybody', async () => {
  const packed = await read('/sitemap-items-1.xml', { 'accept-encoding': 'gzip' })
  const plain = await read('/sitemap-items-1.xml', { 'accept-encoding': 'identity' })
  expect([packed.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null])
  expect(packed.text).toBe(plain.text)
  expect(packed.headers.get('vary')).toContain('accept-encoding')
})

test('robots.txt is a text that closes carts and accounts and names the sitemap', async () => {
  const { status, type, text } = await read('/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toContain('Disallow: /cart')
  expect(text).toContain(`Sitemap: ${shop.shop.env.PUBLIC_URL}/sitemap.xml`)
})
