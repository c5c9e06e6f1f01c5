const rowsOf = (count: number): string => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`)

/** Texts of every table of the back office. */
export const tableTexts = {
  shown: (count: number, hasMore: boolean) =>
    hasMore ? `The first ${rowsOf(count)}` : count === 0 ? 'Nothing found' : rowsOf(count),
  loading: 'Loading',
  loadMore: 'Load more',
  loadingMore: 'Loading...',
  loadMoreFailed: 'The next rows did not load.',
  failed: 'This list did not load',
  retry: 'Try again',
  selectRow: 'Select this row',
  selectAll: 'Select all rows shown',
  search: 'Search',
  clearSearch: 'Clear the search',
  keysAlone: 'Keys: j and k move',
  keys: 'Keys: j and k move, Enter opens',
  keysWithSelection: 'Keys: j and k move, Enter opens, x selects',
} as const
