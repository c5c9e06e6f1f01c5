import { asFailure } from '@pandrop/api-client/errors'
import { isSolvedCase } from '@pandrop/contract/lifecycle/case'
import type { StaffCase } from '@pandrop/contract/staff/cases'
import { assignCase, takeCaseStep } from '@pandrop/contract/staff/routes/cases'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { showDay, showMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { languageName } from '../../languageName.ts'
import { paths } from '../../paths.ts'
import { caseKindNames, caseTexts as texts } from '../../texts/cases.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { AnswerBox, NoteBox } from './AnswerBox.tsx'
import { CaseMessages } from './CaseMessages.tsx'
import { CaseBadge } from './caseColumns.tsx'
import { caseQuery, casesChanged } from './caseQueries.ts'

/** Whom a case waits for, beside the title of its page; nothing while that is not known. */
export const CaseMark = ({ id }: { id: number }) => {
  const { data } = useQuery(caseQuery(id))
  return data ? <CaseBadge state={data.state} /> : null
}

interface CaseViewProps {
  id: number
  /** the order that it is about, with what can be done with it */
  order: (orderId: number) => ReactNode
}

/** One conversation beside the order that it is about. */
export const CaseView = ({ id, order }: CaseViewProps) => {
  const { data, error, isFetching, refetch } = useQuery(caseQuery(id))
  if (data)
    return (
      <div className="grid items-start gap-3 roomy:grid-cols-[minmax(0,1fr)_420px]">
        <Conversation about={data} />
        <div className="flex min-w-0 flex-col gap-3">{order(data.order_id)}</div>
      </div>
    )
  if (error && asFailure(error).code === 'case_not_found')
    return <EmptyState title={texts.missing} text={texts.missingText} />
  if (error) return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  return (
    <div role="status" className="grid gap-3 roomy:grid-cols-[minmax(0,1fr)_420px]">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-96 rounded-large" />
      <Skeleton className="h-96 rounded-large" />
    </div>
  )
}

const Conversation = ({ about }: { about: StaffCase }) => (
  <Section title={caseKindNames[about.kind]} aside={<Links about={about} />}>
    <div className="flex flex-col gap-4">
      <p className="text-bone-1">
        {about.about.length > 0 ? texts.about(about.about.join('; ')) : texts.wholeOrder} ·{' '}
        {texts.since(showMoment(about.waits_since))} · {texts.language(languageName(about.language))}
        {about.closes_at && ` · ${texts.closes(showDay(about.closes_at))}`}
      </p>
      <CaseMessages about={about} />
      {!isSolvedCase(about.state) && <AnswerBox about={about} />}
      <Steps about={about} />
      <NoteBox caseId={about.id} />
    </div>
  </Section>
)

const Links = ({ about: { customer, order_id: orderId } }: { about: StaffCase }) => (
  <span className="flex flex-wrap gap-x-4">
    <Link to={paths.order(orderId)} className="rounded-check text-bone-1 hover:text-bone-0">
      {texts.order(orderId)}
    </Link>
    <Link to={paths.customer(customer.id)} className="rounded-check text-bone-1 hover:text-bone-0">
      {customer.name}
    </Link>
  </span>
)

/** Who has taken it, and what ends it or begins it anew. */
const Steps = ({ about: { id, state, assigned_to: taken } }: { about: StaffCase }) => {
  const isMine = useStaff()?.id === taken?.id
  const isSolved = isSolvedCase(state)
  const assigning = useCall(assignCase, { failed: texts.taking, onDone: casesChanged })
  const step = useCall(takeCaseStep, {
    failed: isSolved ? texts.reopenFailed : texts.solveFailed,
    done: isSolved ? texts.reopened : texts.solved,
    onDone: casesChanged,
  })
  const take = (next: 'solved' | 'reopened') => void step.run({ params: { id }, body: { step: next } })
  return (
    <ActionBar label={texts.conversation}>
      <span className="text-bone-2">{taken ? texts.taken(taken.name) : texts.takenByNobody}</span>
      {!isSolved && (
        <StaffButton
          kind="tertiary"
          loading={assigning.running}
          onClick={() => void assigning.run({ params: { id }, body: { mine: !isMine } })}
        >
          {isMine ? texts.giveBack : texts.take}
        </StaffButton>
      )}
      <StaffButton kind="tertiary" loading={step.running} onClick={() => take(isSolved ? 'reopened' : 'solved')}>
        {isSolved ? texts.reopen : texts.solve}
      </StaffButton>
    </ActionBar>
  )
}
