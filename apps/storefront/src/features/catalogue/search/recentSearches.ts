import { readStored, writeStored } from '../../../browserStorage.ts'

const name = 'recent_searches'

const recentMax = 6

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const parsed = (stored: string | null): unknown => {
  try {
    return JSON.parse(stored ?? '[]')
  } catch {
    return undefined
  }
}

/** What was searched for in this browser, newest first, 6 at most. */
export const readRecent = (): string[] => {
  const stored = parsed(readStored(name))
  return isTexts(stored) ? stored.slice(0, recentMax) : []
}

const keep = (searches: readonly string[]): string[] => {
  const kept = searches.slice(0, recentMax)
  writeStored(name, JSON.stringify(kept))
  return kept
}

/** Each of these takes the place of the list as it was, and answers it. */
export const rememberSearch = (search: string): string[] =>
  keep([search, ...readRecent().filter((other) => other !== search)])

export const forgetSearch = (search: string): string[] => keep(readRecent().filter((other) => other !== search))

export const forgetAllSearches = (): string[] => keep([])
