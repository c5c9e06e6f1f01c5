/** Static pages, not found and the error page. */
export const pageTexts = {
  not_found_title: 'This page dropped',
  not_found_text: 'Nothing lives at this address. The shelf is still full.',
  not_found_action: 'Browse skins',
  error_title: 'Something broke',
  error_text: 'The page could not be loaded. Nothing was changed.',
  error_retry: 'Try again',
} as const
