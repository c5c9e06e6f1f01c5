import type { StaticPage } from '@pandrop/contract/content'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import sanitizeHtml from 'sanitize-html'
import type { Queryable } from '../../db/statement.ts'
import { escapeHtml } from '../../ports/mail/escape-html.ts'
import { selectStaticPage, selectStaticPages } from './content.sql.ts'

const allowedTags =
  'h2 h3 h4 p ul ol li a strong em b i br hr blockquote code table thead tbody tr th td caption'.split(' ')

/** Text markup and tables; no scripts, frames, forms or styles. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href', 'title'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'mailto'],
}

/** HTML of a static page without anything that could run; used when a page is saved and when it is sent. */
export const sanitizePage = (html: string): string => sanitizeHtml(html, allowed)

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
