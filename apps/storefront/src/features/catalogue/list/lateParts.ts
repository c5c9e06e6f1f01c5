import { lateCode } from '../../../lateCode.tsx'

/** The first filter needs them. */
export const filterChips = lateCode(async () => (await import('./ActiveFilters.tsx')).ActiveFilters)

/** Stands beside the grid on wide screens only, so a phone never fetches it. Its first tick makes a chip. */
export const filterPanel = lateCode(async () => {
  const [{ FilterPanel }] = await Promise.all([import('./FilterPanel.tsx'), filterChips.come()])
  return FilterPanel
})

/** Takes the panel's place at 768 px and below, once somebody opens it. */
export const filterSheet = lateCode(async () => {
  const [{ FilterSheet }] = await Promise.all([import('./FilterSheet.tsx'), filterChips.come()])
  return FilterSheet
})

/** What a search could mean; comes with the first focus of the search box. */
export const suggestions = lateCode(async () => (await import('./Suggestions.tsx')).Suggestions)
