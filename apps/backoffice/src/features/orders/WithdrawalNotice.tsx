import { isToDeliver } from '@pandrop/contract/lifecycle/order'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { classNames } from '@pandrop/ui/classNames'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { showDay, showMoment } from '../../format.ts'
import { withdrawalTexts as texts } from '../../texts/orders.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { hasOpenWithdrawal } from './orderQuery.ts'

interface NoticeProps {
  label: string
  icon: ReactNode
  /** beside the words; below them on phones */
  button: ReactNode
  children: ReactNode
}

/** What has to be known of an order before anything of it is pressed. */
export const Notice = ({ label, icon, button, children }: NoticeProps) => (
  <section aria-label={label} className="raised flex items-start gap-3 rounded-large p-4">
    {icon}
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 compact:basis-full">{children}</div>
      {button}
    </div>
  </section>
)

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
