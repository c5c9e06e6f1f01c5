/** An address that search engines may list. */
export interface Listed {
  /** path from the root of the shop, encoded as in a link */
  path: string
  /** when what it shows changed last; absent where nobody knows */
  changedAt?: Date
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const entry = (element: 'url' | 'sitemap', publicUrl: string, { path, changedAt }: Listed): string => {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<${element}><loc>${escaped(publicUrl + path)}</loc>${changed}</${element}>\n`
}

/**
 * A sitemap piece by piece, so that fifty thousand addresses are never in memory at once
 * (https://www.sitemaps.org/protocol.html).
 * @param publicUrl origin that visitors use, without a slash at its end
 */
export async function* writeSitemap(
  publicUrl: string,
  listed: AsyncIterable<readonly Listed[]> | Iterable<readonly Listed[]>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n`
  for await (const some of listed) yield some.map((one) => entry('url', publicUrl, one)).join('')
  yield '</urlset>\n'
}

/** The list of all sitemaps of the shop. */
export const writeSitemapIndex = (publicUrl: string, parts: readonly Listed[]): string =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">\n`,
    ...parts.map((part) => entry('sitemap', publicUrl, part)),
    '</sitemapindex>\n',
  ].join('')

/** What is personal, leads to a payment or is no page; everything below these paths too. */
const closedPaths = [
  '/account',
  '/auth',
  '/cart',
  '/email-verification',
  '/email/',
  '/success-payment',
  '/fail-payment',
  '/pending-payment',
  '/processing-payment',
  '/pay/',
  '/api/',
  '/sanctum/',
  '/dev/',
]

/** What crawlers are asked to leave alone (RFC 9309), and where the sitemap is. */
export const writeRobots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
