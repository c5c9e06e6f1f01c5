import type { OpenPayment as Payment } from '@pandrop/contract/purchase'
import { formatUnits } from '@pandrop/money/format'
import { Button, buttonClass } from '@pandrop/ui/Button'
import { IconAlertCircleFilled, IconArrowRight, IconClockFilled } from '@tabler/icons-react'
import { usePrices } from '../../hooks/usePrices.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { TimeAnnouncement, TimeLeft } from './TimeLeft.tsx'
import { useCountdown } from './useCountdown.ts'
import type { OpenPaymentHandle } from './useOpenPayment.ts'

interface OpenPaymentProps {
  payment: Payment
  handle: OpenPaymentHandle
}

/** What the customer's open card payment holds, for how long, and what can be done about it. */
export const OpenPayment = ({ payment, handle: { cancel, cancelling, error, readAgain } }: OpenPaymentProps) => {
  const text = useText()
  const seconds = useCountdown(payment.expires_at, readAgain)
  const isOver = seconds === 0
  return (
    <section
      aria-label={text('open_payment_label')}
      className="raised mb-4 rounded-modal px-6 py-5 compact:p-4 desktop:mb-6"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-[300px] gap-3.5">
          <IconClockFilled aria-hidden="true" size={22} className="mt-0.5 flex-none text-warn" />
          <div className="min-w-0">
            <p className="type-h3">
              {isOver ? text('open_payment_over_title') : <TimeLeft seconds={seconds} textKey="open_payment_title" />}
            </p>
            <p className="mt-1 text-bone-1">{isOver ? text('open_payment_over') : <Held payment={payment} />}</p>
          </div>
        </div>
        <div className="flex gap-3 compact:w-full compact:flex-wrap compact:[&>*]:flex-auto">
          <Button
            kind="secondary"
            className="compact:px-3"
            onClick={cancel}
            loading={cancelling}
            loadingLabel={text('open_payment_cancelling')}
          >
            {text('open_payment_cancel')}
          </Button>
          {!isOver && (
            <a href={payment.redirect_url} className={buttonClass({ className: 'compact:px-3' })}>
              {text('open_payment_continue')}
              <IconArrowRight aria-hidden="true" size={20} stroke={1.75} className="compact:hidden" />
            </a>
          )}
        </div>
      </div>
      <p role="alert" className="mt-3 flex items-start gap-2 text-[13px]/[18px] font-[520] text-danger empty:hidden">
        {error && <IconAlertCircleFilled aria-hidden="true" size={16} className="mt-px flex-none" />}
        {error}
      </p>
      <TimeAnnouncement seconds={seconds} />
    </section>
  )
}

const Held = ({ payment: { item_ids, total } }: Pick<OpenPaymentProps, 'payment'>) => {
  const text = useText()
  const prices = usePrices()
  const { name } = useSettings().internal_currency
  const sum = `${formatUnits(total)} ${name}`
  const converted = prices.format(total)
  return text('open_payment_text', { count: item_ids.length, sum, converted })
}
