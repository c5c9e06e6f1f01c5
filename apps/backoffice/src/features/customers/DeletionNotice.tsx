import type { StaffCustomer } from '@pandrop/contract/staff/customers'
import { IconHourglass, IconUserX } from '@tabler/icons-react'
import { showMoment } from '../../format.ts'
import { proposalTexts } from '../../texts/customer-data.ts'
import { deletionTexts as texts } from '../../texts/customers.ts'
import { Notice } from '../../ui/Notice.tsx'

const iconProps = { 'aria-hidden': true, size: 22, stroke: 1.8, className: 'mt-px flex-none text-warn' } as const

/** That the owner has an account deleted, and when, or that it is gone; nothing where nobody asked for it. */
export const DeletionNotice = ({ customer: { deletion } }: { customer: StaffCustomer }) => {
  if (!deletion) return null
  const { asked_at: asked, due_at: due, ended_at: ended, by_staff: byStaff } = deletion
  const isLate = new Date(due) < new Date()
  return (
    <Notice label={texts.notice} icon={ended ? <IconUserX {...iconProps} /> : <IconHourglass {...iconProps} />}>
      <p className="font-[640]">{ended ? texts.ended(showMoment(ended)) : texts.due(showMoment(due))}</p>
      <p className="text-bone-1">{texts.asked(showMoment(asked))}</p>
      {byStaff && <p className="text-bone-1">{proposalTexts.byStaff(byStaff.proposed_by, byStaff.approved_by)}</p>}
      <p className="text-bone-1">{ended ? texts.gone : isLate ? texts.waits : texts.meanwhile}</p>
    </Notice>
  )
}
