import { ApiFailure } from '@pandrop/api-client/errors'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Column } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import { type TableList, wholeList } from './tableList.ts'
import type { DataTableProps } from './tableProps.ts'

interface Row {
  id: number
  name: string
  sum: string
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'sum', header: 'Sum', cell: ({ sum }) => sum, align: 'right' },
]

const rows: Row[] = [
  { id: 7, name: 'AK-47', sum: '€27.15' },
  { id: 8, name: 'AWP', sum: '€107.56' },
]

const reading = { isError: false, error: null, isFetching: false, refetch: () => undefined }

const draw = (list: Partial<TableList<Row>>, more: Partial<DataTableProps<Row>> = {}): string =>
  renderToStaticMarkup(
    <DataTable
      label="Items"
      columns={columns}
      list={{ ...wholeList({ ...reading, data: rows }), ...list }}
      rowKey={({ id }) => id}
      onOpen={() => undefined}
      rowName={({ name }) => `Open ${name}`}
      empty={{ title: 'No items' }}
      {...more}
    />,
  )

test('Tab leads to one row, and every row says what it opens', () => {
  const html = draw({})
  expect(html.match(/<tr[^>]* tabindex="0"/gi)).toHaveLength(1)
  expect(html.match(/<tr[^>]* tabindex="-1"/gi)).toHaveLength(1)
  expect(html).toContain('aria-label="Open AK-47"')
})

test('the number of rows is announced, and that there are more', () => {
  expect(draw({})).toMatch(/role="status"[^>]*>2 rows</)
  const html = draw({ hasMore: true })
  expect(html).toMatch(/role="status"[^>]*>The first 2 rows</)
  expect(html).toContain('Load more')
})

test('sums stand right, in head and cells alike', () => {
  expect(draw({}).match(/<t[hd][^>]*text-right/g)).toHaveLength(3)
})

test('while it loads it is busy and shows rows to come', () => {
  const html = draw({ rows: [], status: 'loading' })
  expect(html).toContain('aria-busy="true"')
  expect(html.match(/class="shimmer/g)?.length).toBeGreaterThan(8)
})

test('what failed says why and offers another try', () => {
  const failure = new ApiFailure({ code: 'network', message: '', httpStatus: 0 })
  const html = draw({ rows: [], status: 'failed', failure })
  expect(html).toContain('No connection to the desk')
  expect(html).toContain('Try again')
})

test('an empty list says so; rows of the filters before stay while others load', () => {
  expect(draw({ rows: [] })).toContain('No items')
  expect(draw({ stale: true })).toMatch(/<table[^>]*opacity-50/)
})

test('a row with a detail says whether it is unfolded', () => {
  const html = draw({}, { detail: ({ id }) => id === 7 && <p>more of it</p> })
  expect(html.match(/aria-expanded="(true|false)"/g)).toEqual(['aria-expanded="true"', 'aria-expanded="false"'])
  expect(html).toContain('more of it')
})
