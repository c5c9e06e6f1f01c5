import { lazyPart } from '../../../lazyHydrate.tsx'

/** The first filter needs them. */
export const filterChips = lazyPart(async () => (await import('./ActiveFilters.tsx')).ActiveFilters)

/** Stands beside the grid on wide screens only, so a phone never fetches it. Its first tick makes a chip. */
export const filterPanel = lazyPart(async () => {
  const [{ FilterPanel }] = await Promise.all([import('./FilterPanel.tsx'), filterChips.load()])
  return FilterPanel
})

/** Takes the panel's place at 768 px and below, once somebody opens it. */
export const filterSheet = lazyPart(async () => {
  const [{ FilterSheet }] = await Promise.all([import('./FilterSheet.tsx'), filterChips.load()])
  return FilterSheet
})

/** What a search could mean; comes with the first focus of the search box. */
export const suggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions)
