import type { StaffPayment } from '@pandrop/contract/staff/payments'
import { Link } from '@tanstack/react-router'
import { showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import {
  paymentFactNames as names,
  paymentPurposeNames,
  paymentReasonNames,
  paymentStateNames,
  rateText,
  paymentTexts as texts,
} from '../../texts/payments.ts'
import { CopyText } from '../../ui/CopyText.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { PaperLink } from '../../ui/PaperLink.tsx'
import { Section } from '../../ui/Section.tsx'

interface PaymentProps {
  payment: StaffPayment
}

const momentOf = (instant: string | null): string | null => instant && showMoment(instant)

const copied = (text: string | null, what: string) => text && <CopyText text={text} label={texts.copy(what)} />

/** What it is for, how it stands, and what the provider calls it. */
export const PaymentFacts = ({ payment }: PaymentProps) => {
  const { order, currency } = payment
  return (
    <Section title={texts.facts}>
      <Facts
        facts={[
          { term: names.purpose, value: paymentPurposeNames[payment.purpose] },
          {
            term: names.order,
            value: order && (
              <Link to={paths.order(order.id)} className="underline underline-offset-2">
                {texts.order(order.id)}
              </Link>
            ),
          },
          { term: names.state, value: paymentStateNames[payment.state] },
          { term: names.why, value: payment.reason && paymentReasonNames[payment.reason] },
          { term: names.rate, value: currency === 'EUR' ? null : rateText(payment.currency_value, currency) },
          { term: names.opened, value: momentOf(payment.created_at), mono: true },
          { term: names.expires, value: payment.state === 'Pending' ? momentOf(payment.expires_at) : null, mono: true },
          { term: names.settled, value: momentOf(payment.settled_at), mono: true },
          { term: texts.settledElsewhere, value: momentOf(payment.settled_elsewhere_at), mono: true },
          { term: names.asked, value: momentOf(payment.asked_at), mono: true },
          { term: names.id, value: copied(payment.id, names.id), mono: true },
          {
            term: names.confirmation,
            value:
              payment.purpose === 'topup' && payment.state === 'Success' ? (
                <PaperLink path="confirmations" id={payment.id} number={`payment-${payment.id}`} text={texts.pdf} />
              ) : null,
          },
          { term: names.session, value: copied(payment.provider_session_id, names.session), mono: true },
          { term: names.charge, value: copied(payment.payment_intent, names.charge), mono: true },
        ]}
      />
    </Section>
  )
}

/** Who pays. */
export const PayerFacts = ({ payment: { customer, contact, spending_blocked: blocked } }: PaymentProps) => (
  <Section
    title={texts.customer}
    aside={
      <Link to={paths.customer(customer.id)} className="rounded-check text-bone-1 hover:text-bone-0">
        {customer.name}
      </Link>
    }
  >
    <Facts
      facts={[
        { term: names.account, value: customer.email },
        { term: names.spending, value: blocked ? <span className="text-danger">{texts.spendingBlocked}</span> : null },
        { term: names.name, value: contact.name },
        { term: names.email, value: contact.email === customer.email ? null : contact.email },
        { term: names.phone, value: contact.phone, mono: true },
        { term: names.address, value: contact.address },
      ]}
    />
  </Section>
)
