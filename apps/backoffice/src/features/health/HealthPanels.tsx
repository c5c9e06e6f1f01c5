import type { HealthCheck, HealthName, HealthState } from '@pandrop/contract/staff/health'
import { getHealth } from '@pandrop/contract/staff/routes/health'
import { classNames } from '@pandrop/ui/classNames'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { StatusBadge, type StatusKind } from '@pandrop/ui/StatusBadge'
import { IconChevronRight } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { showTime } from '../../format.ts'
import { paths } from '../../paths.ts'
import { healthTexts as texts } from '../../texts/health.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'

const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => api.send(getHealth, { signal }),
  refetchInterval: 30_000,
})

/** The worst first. */
const kinds: Readonly<Record<HealthState, StatusKind>> = { red: 'error', amber: 'waiting', green: 'success' }

/** Where a check is mended in the back office; the others are mended at the machine. */
const placeOf: Partial<Record<HealthName, { to: string; search?: Record<string, string> }>> = {
  jobs: { to: paths.mails, search: { kind: 'jobs' } },
  mails: { to: paths.mails },
  bank: { to: paths.bankFiles },
  provider: { to: paths.payments },
  rates: { to: paths.currencies },
  references: { to: paths.imports },
  webhooks: { to: paths.webhooks },
  stock: { to: paths.stockTaking },
  settings: { to: paths.settings },
}

const lineClass = 'not-first:shadow-[inset_0_1px_0_var(--color-line)]'

const states = Object.keys(kinds)

/** The worst first, otherwise in the order that the server says them in. */
const sorted = (checks: readonly HealthCheck[]): HealthCheck[] =>
  checks.toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state))

/** How the shop is and what somebody has to do. */
export const HealthPanels = () => {
  const { data, isError, error, isFetching, refetch } = useQuery(healthQuery)
  if (!data && isError)
    return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <Skeleton className="h-[560px] w-full" />
  return (
    <div className="grid gap-3 min-[1180px]:grid-cols-[minmax(0,1fr)_344px]">
      <Section
        title={texts.title(data.state)}
        aside={<span className="type-meta text-bone-2">{texts.lookedAt(showTime(data.at))}</span>}
      >
        <ul>
          {sorted(data.checks).map((check) => (
            <Check key={check.name} check={check} />
          ))}
        </ul>
      </Section>
      <Section title={texts.slowest} className="self-start">
        {data.slowest.length === 0 ? (
          <p className="text-bone-2">{texts.noneSlow}</p>
        ) : (
          <ul>
            {data.slowest.map(({ task, milliseconds, at }) => (
              <li
                key={task}
                className={classNames(lineClass, 'flex flex-wrap items-baseline justify-between gap-x-4 py-2')}
              >
                <span className="min-w-0 type-mono text-[12.5px]/5 break-words">{task}</span>
                <span>
                  <span className="font-[640]">{texts.took(milliseconds)}</span>
                  <span className="ml-2 type-meta text-bone-2">{showTime(at)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

const Check = ({ check: { name, state, says, to_do: toDo } }: { check: HealthCheck }) => {
  const place = placeOf[name]
  return (
    <li className={classNames(lineClass, 'grid grid-cols-[88px_minmax(0,1fr)_auto] items-start gap-x-3 py-3')}>
      <StatusBadge kind={kinds[state]} label={texts.states[state]} className="justify-self-start" />
      <div className="min-w-0">
        <h3 className="font-[640]">{texts.names[name]}</h3>
        <p className="break-words text-bone-1">{says}</p>
        {toDo !== null && (
          <p className={classNames('mt-1 break-words', state === 'red' ? 'text-danger' : 'text-warn')}>{toDo}</p>
        )}
      </div>
      {place && state !== 'green' && (
        <Link
          to={place.to}
          search={place.search as never}
          aria-label={texts.open(texts.names[name])}
          className="grid size-11 place-items-center rounded-button text-bone-1 hover:bg-ink-2"
        >
          <IconChevronRight aria-hidden="true" size={18} />
        </Link>
      )}
    </li>
  )
}
