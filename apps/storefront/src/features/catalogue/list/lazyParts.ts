import { lazyCode } from '../../../lazyCode.tsx'

/** The first filter needs them. */
export const filterChips = lazyCode(async () => (await import('./ActiveFilters.tsx')).ActiveFilters)

/** Stands beside the grid on wide screens only, so a phone never fetches it. Its first tick makes a chip. */
export const filterPanel = lazyCode(async () => {
  const [{ FilterPanel }] = await Promise.all([import('./FilterPanel.tsx'), filterChips.load()])
  return FilterPanel
})

/** Takes the panel's place at 768 px and below, once somebody opens it. */
export const filterSheet = lazyCode(async () => {
  const [{ FilterSheet }] = await Promise.all([import('./FilterSheet.tsx'), filterChips.load()])
  return FilterSheet
})

/** What a search could mean; comes with the first focus of the search box. */
export const suggestions = lazyCode(async () => (await import('./Suggestions.tsx')).Suggestions)
