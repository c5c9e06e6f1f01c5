import type { PaymentAction, PaymentObstacle, StaffPayment } from '@pandrop/contract/staff/payments'
import { settleHeldElsewhere } from '@pandrop/contract/staff/routes/orders'
import { refundDeposit, refundHeldPayment } from '@pandrop/contract/staff/routes/payments'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLitFocus } from '../../hooks/useLitFocus.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { paths } from '../../paths.ts'
import { depositTexts, elsewhereTexts, heldTexts } from '../../texts/payment-dialogs.ts'
import { paymentActionNames, paymentObstacleText, paymentTexts as texts } from '../../texts/payments.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

interface PaymentProps {
  payment: StaffPayment
}

const reasonOff = (
  action: PaymentAction,
  obstacle: PaymentObstacle | null,
  isAdministrator: boolean,
): string | undefined => {
  if (obstacle !== null) return paymentObstacleText[obstacle]
  return action === 'settle_elsewhere' && !isAdministrator ? texts.administratorsOnly : undefined
}

/** What can be done with a payment now; what stands beside its refunds and disputes is pointed to. */
export const PaymentActions = ({ payment }: PaymentProps) => {
  const [open, setOpen] = useState<PaymentAction | null>(null)
  const close = () => setOpen(null)
  const isAdministrator = useStaff()?.role === 'administrator'
  const possible = payment.actions.flatMap(({ action, obstacle }) => (obstacle === null ? [action] : []))
  useLitFocus({ href: paths.payment(payment.id), state: possible.join(), isAsking: open !== null })
  // What never fits such a payment is not shown; what does not fit any longer is off and says why.
  const shown = payment.actions.filter(({ obstacle }) => obstacle !== 'state' && obstacle !== 'purpose')
  return (
    <Section title={texts.next}>
      {shown.length > 0 && (
        <ActionBar label={texts.next}>
          {shown.map(({ action, obstacle }) => (
            <StaffButton
              key={action}
              kind={obstacle === null ? 'danger' : 'secondary'}
              disabledReason={reasonOff(action, obstacle, isAdministrator)}
              onClick={() => setOpen(action)}
            >
              {paymentActionNames[action]}
            </StaffButton>
          ))}
        </ActionBar>
      )}
      <Hints payment={payment} isAlone={shown.length === 0} />
      {open === 'refund_held' && <HeldDialog payment={payment} onClose={close} />}
      {open === 'settle_elsewhere' && <ElsewhereDialog payment={payment} onClose={close} />}
      {open === 'refund_deposit' && <DepositDialog payment={payment} onClose={close} />}
    </Section>
  )
}

const Hints = ({ payment, isAlone }: PaymentProps & { isAlone: boolean }) => {
  const { order, state, refund_failed: refundFailed, disputes } = payment
  const isBlocked = disputes.some(({ blocks }) => blocks)
  const fromOrder = order !== null && state === 'Success'
  if (!isBlocked && !refundFailed && !fromOrder) return isAlone ? <p className="text-bone-1">{texts.nothing}</p> : null
  return (
    <ul className="flex flex-col gap-1 text-bone-1 not-first:mt-3">
      {refundFailed && <li>{texts.fromRefund}</li>}
      {isBlocked && <li>{texts.fromDispute}</li>}
      {fromOrder && (
        <li>
          {texts.fromOrder}{' '}
          <Link to={paths.order(order.id)} className="underline underline-offset-2">
            {texts.order(order.id)}
          </Link>
        </li>
      )}
    </ul>
  )
}

interface DialogProps extends PaymentProps {
  onClose: () => void
}

const HeldDialog = ({ payment, onClose }: DialogProps) => (
  <ReasonDialog
    call={refundHeldPayment}
    id={payment.id}
    title={heldTexts.title}
    text={heldTexts.text(payment.charged)}
    submitLabel={heldTexts.submit}
    failed={heldTexts.failed}
    danger
    done={({ outcome, charged, refund_state: state }) => {
      if (outcome === 'on_its_way') return heldTexts.done(charged ?? '')
      return outcome === 'done_before' && state ? heldTexts.doneBefore(state) : ''
    }}
    problemOf={({ outcome, problem }) =>
      outcome === 'not_from_here' ? heldTexts.notFromHere(problem ?? '') : undefined
    }
    onClose={onClose}
  />
)

const ElsewhereDialog = ({ payment, onClose }: DialogProps) => (
  <ReasonDialog
    call={settleHeldElsewhere}
    id={payment.id}
    title={elsewhereTexts.title}
    text={elsewhereTexts.text}
    submitLabel={elsewhereTexts.submit}
    failed={elsewhereTexts.failed}
    danger
    done={({ changed, proposed }) => {
      if (proposed) return elsewhereTexts.proposed
      return changed ? elsewhereTexts.done : elsewhereTexts.doneBefore
    }}
    onClose={onClose}
  />
)

const DepositDialog = ({ payment: { id, agreed }, onClose }: DialogProps) => (
  <ReasonDialog
    call={refundDeposit}
    id={id}
    title={depositTexts.title}
    text={depositTexts.text(agreed)}
    submitLabel={depositTexts.submit(agreed)}
    failed={depositTexts.failed}
    danger
    done={({ changed, refund }) => (changed ? depositTexts.done(agreed) : depositTexts.doneBefore(refund))}
    onClose={onClose}
  />
)
