import type { StaffPayment } from '@pandrop/contract/staff/payments'
import { classNames } from '@pandrop/ui/classNames'
import { showEuro } from '../../format.ts'
import { paymentTexts as texts } from '../../texts/payments.ts'
import { Section } from '../../ui/Section.tsx'

interface Figure {
  term: string
  value: string
  /** below it */
  line?: string | undefined
  /** it differs from what was agreed, or is at stake */
  stands?: boolean
}

const figuresOf = (payment: StaffPayment): Figure[] => {
  const { agreed, charged, refunded, currency, sum, disputed_sum: disputed } = payment
  const isUnknown = charged === null && payment.reason === 'mismatch'
  return [
    { term: texts.agreed, value: agreed, line: currency === 'EUR' ? undefined : texts.credit(showEuro(sum)) },
    {
      term: texts.charged,
      value: charged ?? (isUnknown ? texts.unknown : texts.none),
      stands: charged !== null && charged !== agreed,
    },
    { term: texts.refunded, value: refunded ?? texts.none },
    { term: texts.disputed, value: disputed > 0 ? showEuro(disputed) : texts.none, stands: disputed > 0 },
  ]
}

const isAmount = (value: string): boolean => value !== texts.none && value !== texts.unknown

/** What was agreed, charged, given back and disputed, beside each other. */
export const PaymentMoney = ({ payment }: { payment: StaffPayment }) => (
  <Section title={texts.money} titleHidden>
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 min-[900px]:grid-cols-4">
      {figuresOf(payment).map(({ term, value, line, stands }) => (
        <div key={term} className="min-w-0">
          <dt className="type-meta text-bone-2">{term}</dt>
          <dd
            className={classNames(
              isAmount(value) ? 'font-wide text-[19px]/7 font-[680] tabular-nums' : 'text-[14px]/7 text-bone-2',
              stands && 'text-danger',
            )}
          >
            {value}
          </dd>
          {line && <dd className="type-meta text-bone-2">{line}</dd>}
        </div>
      ))}
    </dl>
  </Section>
)
