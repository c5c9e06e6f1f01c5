import type { Language } from '@pandrop/contract/languages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { staffPageRows } from '@pandrop/contract/staff/pages'
import type { StaffText, TextChange, TextFilter } from '@pandrop/contract/staff/texts'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import { type StandingTexts, staffTexts } from './staff-texts.ts'
import { type OwnText, selectOwnTexts, selectTextChangePage, selectTextVersions } from './texts.sql.ts'

const byKey = (rows: readonly OwnText[]): StandingTexts['own'] => new Map(rows.map((row) => [row.key, row]))

/** Every text in a language as it stands. */
export const textsIn = async (q: Queryable, language: Language): Promise<StaffText[]> => {
  const own = byKey(await selectOwnTexts(q, language))
  // English words of the shop's own are written over the shipped ones, not over themselves.
  const english: StandingTexts['own'] = language === 'en' ? new Map() : byKey(await selectOwnTexts(q, 'en'))
  const versions = new Map((await selectTextVersions(q, language)).map(({ key, version }) => [key, version]))
  return staffTexts(language, { own, english, versions })
}

const filters: Record<TextFilter, (text: StaffText) => boolean> = {
  own: ({ is_own: isOwn }) => isOwn,
  outdated: ({ is_outdated: isOutdated }) => isOutdated,
  missing: ({ is_missing: isMissing }) => isMissing,
}

/** Words anywhere in a text: its key, what it says, what it was shipped as, what it says in English. */
const says = (text: StaffText, words: readonly string[]): boolean => {
  const all = [text.key, ...text.forms.flatMap(({ english, shipped, own }) => [english, shipped, own ?? ''])]
    .join('\n')
    .toLowerCase()
  return words.every((word) => all.includes(word))
}

interface TextsAsked extends PageAsked {
  language: Language
  search?: string | undefined
  filter?: TextFilter | undefined
}

/** A page of texts in the order of the shop's screens, and how many there are of each kind. */
export const textPage = async (
  q: Queryable,
  { language, search = '', filter, after, limit = staffPageRows }: TextsAsked,
): Promise<Result<Page<StaffText> & { counts: Record<TextFilter | 'all', number> }, 'invalid_input'>> => {
  const all = await textsIn(q, language)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter((text) => (filter === undefined || filters[filter](text)) && says(text, words))
  const before = after === undefined ? -1 : all.findIndex(({ key }) => key === after)
  if (after !== undefined && before === -1) return refuse('invalid_input', { errors: { after: ['field_invalid'] } })
  const places = new Map(all.map(({ key }, place) => [key, place]))
  const rest = found.filter(({ key }) => (places.get(key) ?? 0) > before)
  const count = (is: (text: StaffText) => boolean): number => all.filter(is).length
  return ok({
    ...cutPage(rest.slice(0, limit + 1), limit + 1, ({ key }) => key),
    counts: {
      all: all.length,
      own: count(filters.own),
      outdated: count(filters.outdated),
      missing: count(filters.missing),
    },
  })
}

/** What the shop said before, newest first. */
export const textChanges = async (
  q: Queryable,
  { language, key, ...asked }: PageAsked & { language?: Language | undefined; key?: string | undefined },
): Promise<Result<Page<TextChange>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const found = await selectTextChangePage(q, { before, language: language ?? null, key: key ?? null, rowsMax })
  const { rows, next } = cutPage(found, rowsMax, ({ id }) => id)
  return ok({ rows: rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() })), next })
}
