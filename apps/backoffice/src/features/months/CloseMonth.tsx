import type { MonthQuestion, MonthRow } from '@pandrop/contract/staff/months'
import { getDatevFile } from '@pandrop/contract/staff/routes/months'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconCircleCheckFilled, IconClockFilled, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { paths } from '../../paths.ts'
import { saveFile } from '../../saveFile.ts'
import { addressOf } from '../../table/queue.ts'
import { monthTexts as texts } from '../../texts/months.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { LockMonth, UnlockMonth } from './lockDialogs.tsx'
import { monthQuery } from './monthQueries.ts'

/** Where a person sees to what is left. */
const places: Readonly<Record<MonthQuestion['name'], string>> = {
  receipts: paths.receipts,
  credit_notes: paths.payments,
  refunds: paths.payments,
  provider_payouts: paths.providerPayouts,
  bank: paths.reconciliation,
  differences: paths.reconciliation,
}

/** What is left to do of a month, its file for DATEV, and its lock. */
export const CloseMonth = ({ month }: { month: string }) => {
  const { data: known, error, isFetching, refetch } = useQuery(monthQuery(month))
  if (error && !known)
    return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  return (
    <Section title={texts.closeTitle(month)}>
      {known ? (
        <Closing month={known.month} questions={known.questions} />
      ) : (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-60 rounded-large" />
        </div>
      )}
    </Section>
  )
}

interface ClosingProps {
  month: MonthRow
  questions: readonly MonthQuestion[]
}

const standing = ({ state, locked_by: who, locked_at: at, is_next: isNext }: MonthRow): string | null => {
  if (state === 'running') return texts.stillRuns
  if (state === 'locked') return texts.lockedBy(who ?? '', at ? showMoment(at) : '')
  return isNext ? null : texts.waitsFor
}

const Closing = ({ month, questions }: ClosingProps) => {
  const said = standing(month)
  return (
    <div className="flex flex-col gap-4">
      {said && <p className="text-bone-1">{said}</p>}
      <ul aria-label={texts.todo} className="flex flex-col">
        {questions.map((question) => (
          <Question key={question.name} {...question} />
        ))}
      </ul>
      <Actions month={month} left={questions.filter(({ count }) => count > 0).length} />
    </div>
  )
}

const Question = ({ name, count }: MonthQuestion) => (
  <li className="flex min-h-11 items-center gap-3 border-line border-b last:border-b-0">
    {count === 0 ? (
      <IconCircleCheckFilled aria-hidden="true" size={18} className="flex-none text-bamboo" />
    ) : (
      <IconClockFilled aria-hidden="true" size={18} className="flex-none text-warn" />
    )}
    <span className="min-w-0 flex-1 py-2">{count === 0 ? texts.done[name] : texts.left[name](count)}</span>
    {count > 0 && (
      <Link
        to={addressOf(places[name])}
        className="inline-flex min-h-10 items-center rounded-check font-[560] text-bone-1 hover:text-bone-0"
      >
        {texts.look}
      </Link>
    )}
  </li>
)

const Actions = ({ month, left }: { month: MonthRow; left: number }) => {
  const [open, setOpen] = useState<'lock' | 'unlock' | null>(null)
  const mayLock = useStaff()?.role === 'administrator'
  const datev = useCall(getDatevFile, {
    failed: texts.datevFailed,
    onDone: (file) => saveFile(texts.datevName(month.month), file),
  })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StaffButton
        icon={<IconDownload aria-hidden="true" size={18} stroke={1.6} />}
        loading={datev.running}
        onClick={() => void datev.run({ params: { month: month.month } })}
      >
        {texts.datev}
      </StaffButton>
      {mayLock && month.state === 'over' && month.is_next && (
        <StaffButton kind="primary" onClick={() => setOpen('lock')}>
          {texts.lock}
        </StaffButton>
      )}
      {mayLock && month.is_last && <StaffButton onClick={() => setOpen('unlock')}>{texts.unlock}</StaffButton>}
      {open === 'lock' && <LockMonth month={month.month} left={left} onClose={() => setOpen(null)} />}
      {open === 'unlock' && <UnlockMonth month={month.month} onClose={() => setOpen(null)} />}
    </div>
  )
}
