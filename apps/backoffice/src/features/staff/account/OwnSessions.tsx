import { staffEndSession, staffListSessions } from '@pandrop/contract/staff/routes/staff'
import type { StaffOwnSession } from '@pandrop/contract/staff/session'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { showMoment } from '../../../format.ts'
import { useCall } from '../../../hooks/useCall.ts'
import { queryClient } from '../../../queryClient.ts'
import { accountTexts } from '../../../texts/staff.ts'
import { tableTexts } from '../../../texts/table.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StaffButton } from '../../../ui/StaffButton.tsx'

const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async ({ signal }) => (await api.send(staffListSessions, { signal })).sessions,
})

const deviceOf = ({ browser, system }: StaffOwnSession): string =>
  [browser, system].filter(Boolean).join(', ') || accountTexts.unknownDevice

/** Where somebody is signed in to the back office; any other session than this one can be ended. */
export const OwnSessions = () => {
  const { data: sessions, isError, error, refetch, isFetching } = useQuery(sessionsQuery)
  return (
    <Section title={accountTexts.sessionsTitle}>
      {isError && !sessions && (
        <LoadFailed title={tableTexts.failed} error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {!sessions && !isError && <Skeleton className="h-14 w-full" />}
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <OwnSession key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const OwnSession = ({ session }: { session: StaffOwnSession }) => {
  const { id, address, created_at, seen_at, current } = session
  const end = useCall(staffEndSession, {
    failed: accountTexts.endFailed,
    done: accountTexts.sessionEnded,
    onDone: (answer) => queryClient.setQueryData(sessionsQuery.queryKey, answer.sessions),
  })
  const device = deviceOf(session)
  const times = `${accountTexts.since} ${showMoment(created_at)} · ${accountTexts.seen} ${showMoment(seen_at)}`
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 shadow-[inset_0_-1px_0_var(--color-line)] last:shadow-none">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[560]">{device}</span>
        <span className="block type-meta text-bone-2">{address}</span>
        <span className="block type-meta text-bone-2">{times}</span>
      </span>
      {current ? (
        <StatusBadge kind="success" label={accountTexts.thisSession} />
      ) : (
        <StaffButton
          kind="tertiary"
          aria-label={accountTexts.endSessionOf(device)}
          loading={end.running}
          onClick={() => void end.run({ params: { id } })}
        >
          {accountTexts.endSession}
        </StaffButton>
      )}
    </li>
  )
}
