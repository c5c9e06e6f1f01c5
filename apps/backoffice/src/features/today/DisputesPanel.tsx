import type { DisputeToAnswer } from '@pandrop/contract/staff/today'
import { Link } from '@tanstack/react-router'
import { showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import { todayTexts } from '../../texts/today.ts'
import { Section } from '../../ui/Section.tsx'
import { DueRow } from './DueRow.tsx'
import type { Today } from './queries.ts'

/** Disputes that have to be answered within a week, overdue ones first; nothing where there are none. */
export const DisputesPanel = ({ today }: { today: Today | undefined }) => {
  if (!today || today.disputes.length === 0) return null
  return (
    <Section
      title={todayTexts.disputes}
      aside={
        <Link
          to={paths.payments}
          search={{ view: 'to_answer' } as never}
          className="rounded-check text-[13px]/5 font-[560] hover:underline"
        >
          {todayTexts.allDisputes}
        </Link>
      }
    >
      <ul className="-mt-1">
        {today.disputes.map((dispute) => (
          <DisputeRow key={dispute.id} dispute={dispute} now={Date.parse(today.at)} />
        ))}
      </ul>
    </Section>
  )
}

const DisputeRow = ({ dispute, now }: { dispute: DisputeToAnswer; now: number }) => (
  <DueRow
    to={paths.payment(dispute.payment_id)}
    title={
      <>
        {dispute.disputed} <span className="font-normal text-bone-1">{dispute.reason.replaceAll('_', ' ')}</span>
      </>
    }
    detail={todayTexts.answerBy(showMoment(dispute.due_at))}
    due={dispute.due_at}
    now={now}
  />
)
