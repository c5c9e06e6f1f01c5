import { Button } from '@pandrop/ui/Button'
import { tableTexts } from '../texts/table.ts'
import type { TableList } from './tableList.ts'

/** The foot of a table: how many rows are shown, and the button for more. */
export const MoreRows = <Row,>({ list, keysHint }: { list: TableList<Row>; keysHint: string }) => {
  if (list.status !== 'ready') return null
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 type-meta text-bone-2">
      <span aria-hidden="true">{tableTexts.shown(list.rows.length, list.hasMore)}</span>
      {list.loadMoreFailed && (
        <span role="alert" className="text-danger">
          {tableTexts.loadMoreFailed}
        </span>
      )}
      {list.hasMore && (
        <Button
          kind="secondary"
          size={40}
          loading={list.loadingMore}
          loadingLabel={tableTexts.loadingMore}
          onClick={list.loadMore}
        >
          {tableTexts.loadMore}
        </Button>
      )}
      <span className="ml-auto tight:hidden">{keysHint}</span>
    </div>
  )
}
