import type { Answer } from '@pandrop/contract/call'
import type * as calls from '@pandrop/contract/staff/notices'
import type { NoticePace } from '@pandrop/contract/staff/notices'
import { getNotices, setNotices } from '@pandrop/contract/staff/routes/notices'
import { type NoticeKind, noticeKinds, noticeName } from '@pandrop/contract/staff/waiting-names'
import { SelectField } from '@pandrop/ui/SelectField'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useCall } from '../../../hooks/useCall.ts'
import { queryClient } from '../../../queryClient.ts'
import { shopZone } from '../../../shopTime.ts'
import { noticeTexts as texts } from '../../../texts/notices.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StaffButton } from '../../../ui/StaffButton.tsx'

type Notices = Omit<Answer<typeof calls.getNotices>, 'status'>

const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => api.send(getNotices, { signal }),
  // What is being typed is not taken away by a look at another tab.
  refetchOnWindowFocus: false,
})

/** What somebody is mailed of, and when not. */
export const NoticesPanel = () => {
  const { data, isError, error, isFetching, refetch } = useQuery(noticesQuery)
  return (
    <Section title={texts.title}>
      {!data && isError && <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />}
      {!data && !isError && <Skeleton className="h-96 w-full" />}
      {data && <NoticesForm standing={data} />}
    </Section>
  )
}

const options = Object.entries(texts.paces).map(([value, label]) => ({ value, label }))

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: texts.hour(hour) }))

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const NoticesForm = ({ standing }: { standing: Notices }) => {
  const [paces, setPaces] = useState(standing.paces)
  const [quiet, setQuiet] = useState(standing.quiet)
  const call = useCall(setNotices, {
    failed: texts.saveFailed,
    done: () => texts.saved,
    onDone: (kept) => void queryClient.setQueryData(noticesQuery.queryKey, kept),
  })
  const choose = (kind: NoticeKind, pace: string) => setPaces({ ...paces, [kind]: pace as NoticePace })
  const isEndless = quiet !== null && quiet.from === quiet.till
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEndless) void call.run({ body: { paces, quiet } })
      }}
    >
      <p className="max-w-prose text-bone-1">
        {texts.about} {texts.zone(shopZone())}
      </p>
      <ul aria-label={texts.kinds} className="mt-3">
        {noticeKinds.map((kind) => (
          <li
            key={kind}
            className="grid grid-cols-[minmax(0,1fr)_140px] items-center gap-x-4 py-1
              not-first:shadow-[inset_0_1px_0_var(--color-line)]"
          >
            <span aria-hidden="true">{capital(noticeName(kind, 2))}</span>
            <SelectField
              label={capital(noticeName(kind, 2))}
              labelHidden
              options={options}
              value={paces[kind]}
              onChange={({ target }) => choose(kind, target.value)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <SelectField
          label={texts.quietFrom}
          options={[{ value: '', label: texts.noQuiet }, ...hours]}
          value={quiet === null ? '' : String(quiet.from)}
          onChange={({ target: { value } }) =>
            setQuiet(value === '' ? null : { from: Number(value), till: quiet?.till ?? (Number(value) + 8) % 24 })
          }
          className="w-40"
        />
        {quiet && (
          <SelectField
            label={texts.quietTill}
            options={hours}
            value={String(quiet.till)}
            onChange={({ target }) => setQuiet({ ...quiet, till: Number(target.value) })}
            error={isEndless ? texts.sameHour : undefined}
            className="w-40"
          />
        )}
      </div>
      <StaffButton type="submit" loading={call.running} className="mt-4">
        {texts.save}
      </StaffButton>
    </form>
  )
}
