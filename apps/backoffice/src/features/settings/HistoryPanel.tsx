import { Skeleton } from '@pandrop/ui/Skeleton'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface HistoryPanelProps<Row> {
  query: UseInfiniteQueryResult<InfiniteData<{ rows: readonly Row[] }>>
  texts: { history: string; historyFailed: string; historyNone: string; more: string }
  /** one entry, an li */
  children: (row: Row) => ReactNode
}

/** What was before, newest first, page by page. */
export const HistoryPanel = <Row extends { id: number }>({ query, texts, children }: HistoryPanelProps<Row>) => {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query
  if (error && !data)
    return <LoadFailed title={texts.historyFailed} error={error} isFetching={isFetching} refetch={refetch} />
  const rows = data?.pages.flatMap((page) => page.rows)
  return (
    <Section title={texts.history}>
      {!rows && <Skeleton className="h-40" />}
      {rows?.length === 0 && <p className="text-bone-2">{texts.historyNone}</p>}
      <ol className="flex flex-col gap-4">
        {rows?.map((row) => (
          <Fragment key={row.id}>{children(row)}</Fragment>
        ))}
      </ol>
      {hasNextPage && (
        <StaffButton kind="tertiary" className="mt-3" loading={isFetching} onClick={() => void fetchNextPage()}>
          {texts.more}
        </StaffButton>
      )}
    </Section>
  )
}
