import { expect, test } from 'vitest'
import { writeRobots, writeSitemap, writeSitemapIndex } from './sitemap.rules.ts'

const read = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

test('a sitemap names absolute addresses, with the day of the last change where it is known', async () => {
  const changedAt = new Date('2026-11-21T12:00:00Z')
  const listed = [[{ path: '/' }], [{ path: '/products/cs2/all/7', changedAt }]]
  expect(await read(writeSitemap('https://pandrop.example', listed))).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://pandrop.example/</loc></url>',
      '<url><loc>https://pandrop.example/products/cs2/all/7</loc><lastmod>2026-11-21T12:00:00.000Z</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  )
})

test('signs that mean something in XML are written as text', async () => {
  const path = `/a?b=1&c=<d>"e"'f'`
  const written = 'https://p.example/a?b=1&amp;c=&lt;d&gt;&quot;e&quot;&apos;f&apos;'
  expect(await read(writeSitemap('https://p.example', [[{ path }]]))).toContain(`<loc>${written}</loc>`)
  expect(writeSitemapIndex('https://p.example', [{ path }])).toContain(`<sitemap><loc>${written}</loc></sitemap>`)
})

test('robots.txt closes what is personal and names the sitemap', () => {
  const lines = writeRobots('https://pandrop.example').split('\n')
  expect(lines[0]).toBe('User-agent: *')
  for (const path of ['/account', '/auth', '/cart', '/pay/', '/pending-payment', '/api/']) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).toContain('Sitemap: https://pandrop.example/sitemap.xml')
  expect(lines).not.toContain('Disallow: /')
})
