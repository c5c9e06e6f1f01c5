import { accountEventsQuery } from '@pandrop/api-client/account-event-queries'
import { type AccountEventFilter, accountEventFilters } from '@pandrop/contract/account-event-kinds'
import type { AccountEvent } from '@pandrop/contract/account-events'
import { Button } from '@pandrop/ui/Button'
import { Panel } from '@pandrop/ui/Panel'
import { SelectField } from '@pandrop/ui/SelectField'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf, timeOf } from '../../dates.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'
import { PanelFailed } from './PanelFailed.tsx'

/** What happened to the account, by day (docs/behaviour/accounts.md#account-events). */
export const ActivityPanel = () => {
  const text = useText()
  const { checked, signedIn } = useSession()
  const [filter, setFilter] = useState<AccountEventFilter>('all')
  return (
    <Panel title={text('activity_title')}>
      <p className="max-w-[640px] text-bone-1">{text('activity_text')}</p>
      <div className="mt-5 max-w-[240px]">
        <SelectField
          label={text('activity_filter')}
          value={filter}
          onChange={(event) => setFilter(event.target.value as AccountEventFilter)}
          options={accountEventFilters.map((value) => ({ value, label: text(`activity_${value}`) }))}
        />
      </div>
      {checked && signedIn ? <Events key={filter} filter={filter} /> : <EventsSkeleton />}
    </Panel>
  )
}

const EventsSkeleton = () => (
  <div className="mt-5 flex flex-col gap-4">
    <Skeleton className="h-5 w-32" />
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-11 w-full" />
  </div>
)

/** The first page, and the others as they are asked for. */
const Events = ({ filter }: { filter: AccountEventFilter }) => {
  const text = useText()
  const api = useApi()
  const [marks, setMarks] = useState([''])
  const readings = useQueries({ queries: marks.map((after) => accountEventsQuery(api, { filter, after })) })
  const events = readings.flatMap(({ data }) => data?.rows ?? [])
  const last = readings.at(-1)
  if (!last || (!last.data && !last.isError && events.length === 0)) return <EventsSkeleton />
  const next = last.data?.next ?? null
  return (
    <div className="mt-5 flex flex-col gap-6">
      {last.data && events.length === 0 && <p className="text-bone-2">{text('activity_empty')}</p>}
      {byDay(events).map(({ day, events: ofDay }) => (
        <Day key={day} day={day} events={ofDay} />
      ))}
      {last.isError && !last.data && <PanelFailed text={text('activity_load_failed')} reading={last} />}
      {(next !== null || last.isPending) && (
        <Button
          kind="secondary"
          className="self-start"
          loading={last.isPending}
          onClick={() => next !== null && setMarks([...marks, next])}
        >
          {text('activity_more')}
        </Button>
      )}
    </div>
  )
}

const byDay = (events: readonly AccountEvent[]): { day: string; events: AccountEvent[] }[] => {
  const days = new Map<string, AccountEvent[]>()
  for (const event of events) {
    const day = dayOf(Date.parse(event.at))
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }))
}

const Day = ({ day, events }: { day: string; events: readonly AccountEvent[] }) => (
  <section aria-label={day}>
    <h3 className="type-label text-bone-1">{day}</h3>
    <ul className="mt-2 border-b border-line">
      {events.map((event) => (
        <Happened key={event.id} event={event} />
      ))}
    </ul>
  </section>
)

const Happened = ({ event: { kind, at, name, browser, system, network } }: { event: AccountEvent }) => {
  const text = useText()
  const device = browser && system ? text('activity_device', { browser, system }) : browser || system
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line py-3">
      <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        {text(`activity_${kind}`)}
        {name && ` · ${name}`}
      </span>
      <span className="flex flex-wrap gap-x-3 type-meta text-bone-2">
        <span>{timeOf(Date.parse(at))}</span>
        {device && <span>{device}</span>}
        {network && <span>{text('activity_network', { network })}</span>}
      </span>
    </li>
  )
}
