/** Says that what every page needs of the shop's own content did not come (docs/behaviour/wire.md#fixed-messages). */
export const contentMessages = {
  settings_fetch_failed: 'Failed to fetch settings',
  settings_invalid: 'Invalid settings response',
  pages_fetch_failed: 'Failed to fetch pages',
  page_fetch_failed: 'Failed to fetch page',
  countries_load_failed: 'Failed to load countries',
} as const
