/** What DataTable draws: rows and how their reading goes. Made by `usePages`, or from a whole list by `wholeList`. */
export interface TableList<Row> {
  rows: readonly Row[]
  status: 'loading' | 'failed' | 'ready'
  failure: unknown
  /** rows of the filters before: the new ones are on their way */
  stale: boolean
  refreshing: boolean
  hasMore: boolean
  loadingMore: boolean
  loadMoreFailed: boolean
  loadMore: () => void
  retry: () => void
}

interface Reading<Row> {
  data: readonly Row[] | undefined
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

const nothing: readonly never[] = []

/**
 * A list that is read as a whole.
 * @param reading what useQuery gave, its data being the rows
 */
export const wholeList = <Row>({ data, isError, error, isFetching, refetch }: Reading<Row>): TableList<Row> => ({
  rows: data ?? nothing,
  status: data ? 'ready' : isError ? 'failed' : 'loading',
  failure: error,
  stale: false,
  refreshing: isFetching,
  hasMore: false,
  loadingMore: false,
  loadMoreFailed: false,
  loadMore: () => undefined,
  retry: () => void refetch(),
})
