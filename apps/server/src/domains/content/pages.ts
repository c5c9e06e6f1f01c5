import { createRequire } from 'node:module'
import type { StaticPage } from '@pandrop/contract/content'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import type sanitizeHtml from 'sanitize-html'
import type { Queryable } from '../../db/statement.ts'
import { escapeHtml } from '../../ports/mail/escape-html.ts'
import { selectStaticPage, selectStaticPages } from './content.sql.ts'

const require = createRequire(import.meta.url)

/** Loaded for the first page: the parsers of HTML and CSS behind it would cost every start a tenth of a second. */
const sanitize = (html: string, options: sanitizeHtml.IOptions): string =>
  (require('sanitize-html') as typeof sanitizeHtml)(html, options)

const allowedTags =
  'h2 h3 h4 p ul ol li a strong em b i br hr blockquote code table thead tbody tr th td caption'.split(' ')

const attributesOfTags: Record<string, string[]> = {
  a: ['href', 'title'],
  th: ['scope', 'colspan'],
  td: ['colspan'],
}

/** Text markup and tables; no scripts, frames, forms or styles. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: attributesOfTags,
  allowedSchemes: ['https', 'mailto'],
  // The title of a page is its only first heading.
  transformTags: { h1: 'h2' },
}

/** HTML of a static page without anything that could run; used when a page is saved and when it is sent. */
export const sanitizePage = (html: string): string => sanitize(html, allowed)

/** What sanitizePage takes out, in words: "<script>", "style of <p>", "href javascript:alert(1)"; each once. */
export const removedFromPage = (html: string): string[] => {
  const removed = new Set<string>()
  const note: sanitizeHtml.Transformer = (tagName, attribs) => {
    if (tagName !== 'h1' && !allowedTags.includes(tagName)) removed.add(`<${tagName}>`)
    else
      for (const [name, value] of Object.entries(attribs)) {
        if (!attributesOfTags[tagName]?.includes(name)) removed.add(`${name} of <${tagName}>`)
        else if (name === 'href' && !isAllowedAddress(value)) removed.add(`href ${value.slice(0, 80)}`)
      }
    return { tagName, attribs }
  }
  sanitize(html, { ...allowed, transformTags: { '*': note } })
  return [...removed]
}

/** As sanitize-html takes it: a place in the shop, or one of the allowed schemes. */
const isAllowedAddress = (href: string): boolean =>
  sanitize(`<a href="${escapeHtml(href)}">x</a>`, allowed).includes('href=')

/**
 * Titles and slugs, in the order of the footer.
 * @param language ISO 639-1; a page without a text of its own in it answers in English
 */
export const pagesOf = (q: Queryable, language: string): Promise<Omit<StaticPage, 'content'>[]> =>
  selectStaticPages(q, language)

/**
 * One static page in a language, or else in English, with sanitised content in which {shop} is what the shop is called;
 * refuses not_found.
 */
export const pageOf = async (
  q: Queryable,
  { id, language }: { id: number; language: string },
): Promise<Result<StaticPage, 'not_found'>> => {
  const page = await selectStaticPage(q, id, language)
  if (!page) return refuse('not_found')
  const shop = escapeHtml(textFor(language)('shop_name'))
  return ok({ ...page, content: sanitizePage(page.content).replaceAll('{shop}', () => shop) })
}
