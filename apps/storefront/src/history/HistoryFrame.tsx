import { EmptyState } from '@pandrop/ui/EmptyState'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useText } from '../hooks/useText.ts'
import { PandaPicture } from '../PandaPicture.tsx'
import { rowsPerPage } from './usePages.ts'

interface HistoryFrameProps<Row> {
  reading: UseQueryResult<Row[]>
  failedTitle: string
  empty: { title: string; text: string; action?: ReactNode }
  children: (rows: Row[]) => ReactNode
}

/** The four states of a history: loading, failed with a retry, empty, and its rows. */
export const HistoryFrame = <Row,>({ reading, failedTitle, empty, children }: HistoryFrameProps<Row>) => {
  const text = useText()
  const { error } = reading
  // No toast: the box says it and offers a retry (docs/behaviour/pages.md#history-failed).
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
  if (reading.data) {
    return reading.data.length > 0 ? (
      children(reading.data)
    ) : (
      <EmptyState picture={<PandaPicture pose="asleep" />} {...empty} />
    )
  }
  if (reading.isError) {
    const retry = () => void reading.refetch()
    const retrying = reading.isFetching
    return <ErrorState title={failedTitle} retryLabel={text('account_retry')} onRetry={retry} retrying={retrying} />
  }
  return (
    <div role="status" aria-label={text('orders_loading')} className="mt-16 flex flex-col gap-3">
      {Array.from({ length: rowsPerPage }, (_, place) => `row ${place}`).map((key) => (
        <Skeleton key={key} className="h-[64px] w-full rounded-card" />
      ))}
    </div>
  )
}
