import type { Answer } from '@pandrop/contract/call'
import type { Language } from '@pandrop/contract/languages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { getPageVersion, PageVersion, StaffPage, StaffPageRow } from '@pandrop/contract/staff/static-pages'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import {
  type PageRow,
  selectPage,
  selectPages,
  selectPageTexts,
  selectTextStates,
  selectVersion,
  selectVersionPage,
  type TextRow,
} from './pages.sql.ts'
import { type OfferRow, selectOffers, selectOffersOfPage } from './shipped-texts.sql.ts'

const rowOf = (
  { former_slugs: _slugs, version: _version, ...page }: PageRow,
  texts: readonly Pick<TextRow, 'language' | 'is_draft' | 'made_at' | 'made_by'>[],
  offers: readonly OfferRow[],
): StaffPageRow => {
  const last = texts.toSorted((one, other) => Number(other.made_at) - Number(one.made_at))[0]
  return {
    ...page,
    languages: texts.map(({ language }) => language),
    drafts: texts.flatMap(({ language, is_draft: isDraft }) => (isDraft ? [language] : [])),
    shipped: offers.map(({ language, untouched }) => ({ language, untouched })),
    edited_at: last?.made_at.toISOString() ?? null,
    edited_by: last?.made_by ?? null,
  }
}

/** The static pages in the order of the footer, those that nobody sees too. */
export const staffPages = async (q: Queryable): Promise<StaffPageRow[]> => {
  const [pages, texts, offers] = await Promise.all([selectPages(q), selectTextStates(q), selectOffers(q)])
  const ofPage = <Row extends { page_id: number }>(rows: Row[], { id }: PageRow) =>
    rows.filter((row) => row.page_id === id)
  return pages.map((page) => rowOf(page, ofPage(texts, page), ofPage(offers, page)))
}

/** One page with its newest text in each language; refuses page_not_found. */
export const staffPage = async (q: Queryable, id: number): Promise<Result<StaffPage, 'page_not_found'>> => {
  const page = await selectPage(q, id)
  if (!page) return refuse('page_not_found')
  const [texts, offers] = await Promise.all([selectPageTexts(q, id), selectOffersOfPage(q, id)])
  return ok({
    ...rowOf(page, texts, offers),
    offers: offers.map(({ language, title, content }) => ({ language, title, source: content })),
    former_slugs: page.former_slugs,
    version: page.version,
    texts: texts.map(({ id: version, language, title, format, source, is_draft }) => ({
      language,
      title,
      format,
      source,
      is_draft,
      version,
    })),
  })
}

/** What a page said before, newest first. */
export const pageVersions = async (
  q: Queryable,
  { pageId, language, ...asked }: PageAsked & { pageId: number; language?: Language | undefined },
): Promise<Result<Page<PageVersion>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const found = await selectVersionPage(q, { pageId, before, language: language ?? null, rowsMax })
  const { rows, next } = cutPage(found, rowsMax, ({ id }) => id)
  return ok({ rows: rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() })), next })
}

/** One version with its text, and that of the one before it; refuses page_version_not_found. */
export const pageVersion = async (
  q: Queryable,
  id: number,
): Promise<Result<Pick<Answer<typeof getPageVersion>, 'version'>, 'page_version_not_found'>> => {
  const version = await selectVersion(q, id)
  if (!version) return refuse('page_version_not_found')
  return ok({ version: { ...version, made_at: version.made_at.toISOString() } })
}
