import { isToDeliver } from '@pandrop/contract/lifecycle/order'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { classNames } from '@pandrop/ui/classNames'
import { IconArrowBackUp } from '@tabler/icons-react'
import { showDay, showMoment } from '../../format.ts'
import { withdrawalTexts as texts } from '../../texts/orders.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { hasOpenWithdrawal } from './orderQuery.ts'

/** That the customer has withdrawn, by when the money goes back, and what comes before that. */
export const OpenWithdrawal = ({ order: { withdrawal, state } }: { order: StaffOrder }) => {
  if (!withdrawal) return null
  const { at, refund_due_at: due } = withdrawal
  const isOver = Date.parse(due) <= Date.now()
  return (
    <p className="text-bone-1">
      <strong className="font-[640] text-bone-0">{texts.open(showMoment(at))}</strong>{' '}
      <span className={isOver ? 'text-danger' : undefined}>{(isOver ? texts.overdue : texts.due)(showDay(due))}</span>
      {isToDeliver(state) ? texts.undelivered : texts.delivered}
    </p>
  )
}

/** For whoever had no right to withdraw. */
export const RefuseButton = ({ onRefuse }: { onRefuse: () => void }) => (
  <StaffButton onClick={onRefuse}>{texts.refuse}</StaffButton>
)

interface WithdrawalNoticeProps {
  order: StaffOrder
  /** asks what the customer is told */
  onRefuse: () => void
}

/** That the customer has withdrawn, and what became of it; where the order is held for it, HoldBanner says so. */
export const WithdrawalNotice = ({ order, onRefuse }: WithdrawalNoticeProps) => {
  const { withdrawal, holds } = order
  if (!withdrawal || holds.includes('withdrawn')) return null
  const isOpen = hasOpenWithdrawal(order)
  const colour = isOpen ? 'text-warn' : 'text-bone-2'
  return (
    <Notice
      label={texts.banner}
      icon={
        <IconArrowBackUp aria-hidden="true" size={22} stroke={1.8} className={classNames('mt-px flex-none', colour)} />
      }
      button={isOpen && <RefuseButton onRefuse={onRefuse} />}
    >
      {isOpen ? (
        <OpenWithdrawal order={order} />
      ) : (
        <p className="text-bone-1">{texts[withdrawal.state](showMoment(withdrawal.at))}</p>
      )}
    </Notice>
  )
}
