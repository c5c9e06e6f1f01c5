import { Skeleton } from '@pandrop/ui/Skeleton'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { showMoment } from '../../format.ts'
import { settingsTexts } from '../../texts/settings.ts'
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

interface HistoryEntryProps {
  id: number
  /** what was changed */
  title: ReactNode
  /** name of who changed it; staff:cli for the command line */
  by: string
  at: string
  /** the change that it put back */
  back: number | null
  mayChange: boolean
  /** asks once more before it is put back */
  dialog: (onClose: () => void) => ReactNode
  /** what it was and is */
  children: ReactNode
}

/** One change, with who and when; it can be put back. */
export const HistoryEntry = (props: HistoryEntryProps) => {
  const { id, title, by, at, back, mayChange, dialog, children } = props
  const [asking, setAsking] = useState(false)
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        {title}
        <span className="type-meta text-bone-2">
          {by === 'staff:cli' ? settingsTexts.commandLine : by}, {showMoment(at)}
        </span>
      </span>
      {back !== null && <span className="type-meta text-bone-2">{settingsTexts.puttingBack(back)}</span>}
      {children}
      {mayChange && (
        <StaffButton
          kind="tertiary"
          className="-ml-4 self-start"
          aria-label={settingsTexts.putBackOf(id)}
          onClick={() => setAsking(true)}
        >
          {settingsTexts.putBack}
        </StaffButton>
      )}
      {asking && dialog(() => setAsking(false))}
    </li>
  )
}
