import type { PageRole } from '@pandrop/contract/content'
import type { Language } from '@pandrop/contract/languages'
import { reservedSlugs } from '@pandrop/contract/reserved-slugs'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type StaffPage, type StaffPageRow, staticPagesMax } from '@pandrop/contract/staff/static-pages'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { lockSettings } from '../settings/settings.sql.ts'
import { type ReadyPage, readyPage, type WrittenPage } from './page-source.ts'
import {
  dropFormerSlug,
  insertPage,
  insertVersion,
  keepFormerSlug,
  type PageRow,
  publishEnglish,
  publishTranslation,
  selectPage,
  selectPages,
  selectPageTexts,
  selectRoleHolder,
  selectSlugHolder,
  updatePage,
  updatePositions,
} from './pages.sql.ts'
import { staffPage, staffPages } from './pages.ts'

type Context = Pick<StaffContext, 'pool' | 'clock'>

const known = async (tx: Transaction, id: number): Promise<StaffPage> => {
  const page = await staffPage(tx, id)
  if (!page.ok) throw new Error(`page ${id} was there a moment ago`)
  return page.value
}

/** Whether a page may have an address; its own former one it may have again. */
const slugIsFree = async (
  tx: Transaction,
  slug: string,
  pageId?: number,
): Promise<Result<undefined, 'slug_taken' | 'slug_reserved'>> => {
  if (reservedSlugs.includes(slug)) return refuse('slug_reserved')
  const holder = await selectSlugHolder(tx, slug)
  return holder && holder.id !== pageId ? refuse('slug_taken', { values: { title: holder.title } }) : ok(undefined)
}

type NewRefusal = 'slug_taken' | 'slug_reserved' | 'pages_full'

/**
 * Makes a page that nobody sees before it is published.
 * @returns it; refuses an address that is the shop's own or another page's, and pages_full
 */
export const createPage = (
  { pool }: Context,
  { slug, title }: { slug: string; title: string },
): Promise<Result<StaffPage, NewRefusal>> =>
  inTransaction(pool, async (tx): Promise<Result<StaffPage, NewRefusal>> => {
    await lockSettings(tx)
    const free = await slugIsFree(tx, slug)
    if (!free.ok) return free
    if ((await selectPages(tx)).length >= staticPagesMax)
      return refuse('pages_full', { values: { max: String(staticPagesMax) } })
    const made = await insertPage(tx, slug, title)
    if (!made) throw new Error('a page was not made')
    return ok(await known(tx, made.id))
  })

interface PageWish {
  id: number
  slug: string
  role: PageRole | null
  in_footer: boolean
  is_published: boolean
  /** the version that was seen */
  seen: number
}

type ChangeRefusal =
  | 'page_not_found'
  | 'page_changed'
  | 'slug_taken'
  | 'slug_reserved'
  | 'role_taken'
  | 'page_without_text'
  | 'page_needed'

/** Terms and privacy: customers accept them, so there is always one that they can read. */
const isNeeded = (role: PageRole | null): boolean => role === 'terms' || role === 'privacy'

/** What a page cannot become. */
const wrongWish = async (tx: Transaction, page: PageRow, wish: PageWish): Promise<Result<undefined, ChangeRefusal>> => {
  if (page.version !== wish.seen) return refuse('page_changed')
  const free = await slugIsFree(tx, wish.slug, page.id)
  if (!free.ok) return free
  const holder = wish.role && (await selectRoleHolder(tx, wish.role))
  if (holder && holder.id !== page.id) return refuse('role_taken', { values: { title: holder.title } })
  if (isNeeded(page.role) && (wish.role !== page.role || !wish.is_published)) return refuse('page_needed')
  const english = (await selectPageTexts(tx, page.id)).some(({ language }) => language === 'en')
  return wish.is_published && !page.is_published && !english ? refuse('page_without_text') : ok(undefined)
}

/**
 * Sets where a page stands and what it is. The address that it had leads to the new one.
 * @returns it; refuses page_not_found, page_changed where it is no longer what was seen, an address or a role that
 *   another page has, page_without_text where nothing is written, page_needed where customers accept it
 */
export const changePage = ({ pool }: Context, wish: PageWish): Promise<Result<StaffPage, ChangeRefusal>> =>
  inTransaction(pool, async (tx): Promise<Result<StaffPage, ChangeRefusal>> => {
    await lockSettings(tx)
    const page = await selectPage(tx, wish.id)
    if (!page) return refuse('page_not_found')
    const wrong = await wrongWish(tx, page, wish)
    if (!wrong.ok) return wrong
    const { id, slug, role, in_footer: inFooter, is_published: isPublished } = wish
    await dropFormerSlug(tx, slug)
    await updatePage(tx, { id, slug, role, inFooter, isPublished })
    if (page.slug && page.slug !== slug) await keepFormerSlug(tx, page.slug, id)
    return ok(await known(tx, id))
  })

/** Sets the order of the footer; refuses page_changed where it names other pages than there are. */
export const orderPages = (
  { pool }: Context,
  ids: readonly number[],
): Promise<Result<StaffPageRow[], 'page_changed'>> =>
  inTransaction(pool, async (tx): Promise<Result<StaffPageRow[], 'page_changed'>> => {
    await lockSettings(tx)
    const there = (await selectPages(tx)).map(({ id }) => id)
    if (there.toSorted().join() !== [...ids].toSorted().join()) return refuse('page_changed')
    await updatePositions(tx, [...ids])
    return ok(await staffPages(tx))
  })

interface TextWish extends WrittenPage {
  pageId: number
  language: Language
  title: string
  /** whether everybody sees it */
  isPublic: boolean
  /** the version that was seen in this language, 0 where there was none */
  seen: number
  /** staff:7 */
  by: string
}

type TextRefusal = 'page_not_found' | 'page_changed' | 'page_empty'

/**
 * Saves what a page says in a language. A draft waits: what everybody sees stays as it is.
 * @returns the page and what fell out of the text; refuses page_not_found, page_changed where somebody wrote it since
 *   it was seen, page_empty where nothing of it is left
 */
export const savePageText = (
  { pool, clock }: Context,
  { pageId, language, title, format, source, isPublic, seen, by }: TextWish,
): Promise<Result<{ page: StaffPage; removed: ReadyPage['removed'] }, TextRefusal>> => {
  const { content, removed } = readyPage({ format, source })
  return inTransaction(pool, async (tx): Promise<Result<{ page: StaffPage; removed: string[] }, TextRefusal>> => {
    await lockSettings(tx)
    if (!(await selectPage(tx, pageId))) return refuse('page_not_found')
    const standing = (await selectPageTexts(tx, pageId)).find((text) => text.language === language)
    if ((standing?.id ?? 0) !== seen) return refuse('page_changed')
    if (content === '') return refuse('page_empty')
    const isDraft = !isPublic
    await insertVersion(tx, { pageId, language, title, format, source, content, isDraft, by, at: clock.now() })
    if (isPublic && language === 'en') await publishEnglish(tx, { pageId, title, content })
    else if (isPublic) await publishTranslation(tx, { pageId, language, title, content })
    return ok({ page: await known(tx, pageId), removed })
  })
}
