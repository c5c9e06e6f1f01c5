import { isOffered, isToDeliver } from '@pandrop/contract/lifecycle/order'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { IconHandStop } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import { holdTexts as texts } from '../../texts/orders.ts'
import { Notice } from '../../ui/Notice.tsx'
import { OpenWithdrawal, RefuseButton } from './WithdrawalNotice.tsx'

const linkClass = 'underline underline-offset-2 hover:text-bone-0'

interface HoldBannerProps {
  order: StaffOrder
  /** asks what the customer is told whose withdrawal is refused */
  onRefuse: () => void
}

/** Why an order is not to be delivered, and what to do instead, before anything that could be pressed. */
export const HoldBanner = ({ order, onRefuse }: HoldBannerProps) => {
  const { holds, held_until: until, state, payment, customer } = order
  const answerBy = payment?.answer_due_at
  if (holds.length === 0 && !answerBy) return null
  const isOfPayment = answerBy || holds.includes('disputed') || holds.includes('dispute_lost')
  return (
    <Notice
      label={texts.banner}
      icon={<IconHandStop aria-hidden="true" size={22} stroke={1.8} className="mt-px flex-none text-danger" />}
      button={holds.includes('withdrawn') && <RefuseButton onRefuse={onRefuse} />}
    >
      {holds.map((hold) =>
        hold === 'withdrawn' ? (
          <OpenWithdrawal key={hold} order={order} />
        ) : (
          <p key={hold} className="text-bone-1">
            <strong className="font-[640] text-bone-0">{texts.what[hold]}</strong>{' '}
            {isToDeliver(state) ? texts.todo[hold] : texts.over}
            {hold === 'trade_account_new' && until && ` ${texts.until(showMoment(until))}`}
          </p>
        ),
      )}
      {answerBy && (
        <p className="text-bone-1">
          <strong className="font-[640] text-bone-0">{texts.answerBy(showMoment(answerBy))}</strong>
        </p>
      )}
      {holds.length > 0 && isOffered(state) && <p className="text-bone-1">{texts.offerOut}</p>}
      <p className="flex flex-wrap gap-x-4 text-bone-1">
        {isOfPayment && payment && (
          <Link to={paths.payment(payment.id)} className={linkClass}>
            {texts.payment}
          </Link>
        )}
        <Link to={paths.customer(customer.id)} className={linkClass}>
          {texts.customer}
        </Link>
      </p>
    </Notice>
  )
}
