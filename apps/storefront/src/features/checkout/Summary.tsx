import { formatUnits } from '@pandrop/money/format'
import { negate, toUnits } from '@pandrop/money/money'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { IconAlertCircleFilled, IconAlertTriangleFilled, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { TermsLabel } from '../../forms/TermsLabel.tsx'
import { usePrices } from '../../hooks/usePrices.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { BalanceRows } from './BalanceRows.tsx'
import { PromoEntry } from './PromoEntry.tsx'
import { SummaryRow } from './SummaryRow.tsx'
import type { CheckoutHandle } from './useCheckout.ts'

interface SummaryProps {
  checkout: CheckoutHandle
  note?: ReactNode
  /** what a card may pay before an identity is verified */
  limits: ReactNode
}

/** What the cart comes to, and the two boxes that paying needs. */
export const Summary = ({ checkout, note, limits }: SummaryProps) => {
  const text = useText()
  const titleId = useId()
  const { field } = checkout
  return (
    <section
      aria-labelledby={titleId}
      className="p-6 not-desktop:rounded-modal not-desktop:bg-ink-1 not-desktop:shadow-edge compact:p-4 desktop:pb-4"
    >
      <h2 id={titleId} className="type-h3">
        {text('checkout_summary_title')}
      </h2>
      <PromoEntry promo={checkout.promo} locked={checkout.paying !== undefined} />
      <Amounts checkout={checkout} />
      <div className="mt-4 flex flex-col gap-1">
        <CheckboxField {...field('terms')} label={<TermsLabel />} className="text-[14px]/[20px]" />
        <CheckboxField
          {...field('withdrawal_waiver')}
          label={text('checkout_waiver')}
          className="text-[14px]/[20px] text-bone-1"
        />
      </div>
      {checkout.priceChanged && (
        <p role="alert" className="mt-3 flex items-start gap-2 text-[13px]/[18px] text-warn">
          <IconAlertTriangleFilled aria-hidden="true" size={16} className="mt-px flex-none" />
          {text('checkout_price_changed')}
        </p>
      )}
      {note && (
        <p className="mt-3 flex items-start gap-2 text-[13px]/[18px] text-bone-1">
          <IconInfoCircle aria-hidden="true" size={16} className="mt-px flex-none" />
          {note}
        </p>
      )}
      {limits}
      <Trouble trouble={checkout.trouble} />
      <BalanceRows checkout={checkout} className="mt-4 desktop:hidden" />
    </section>
  )
}

/** Its text was announced by a toast; here it stays until the next try. */
const Trouble = ({ trouble }: Pick<CheckoutHandle, 'trouble'>) => {
  const text = useText()
  if (!trouble) return null
  return (
    <p className="mt-3 flex items-start gap-2 text-[13px]/[18px] font-[520] text-danger">
      <IconAlertCircleFilled aria-hidden="true" size={16} className="mt-px flex-none" />
      <span>
        {trouble.text}
        {trouble.resumes && <span className="block font-[420] text-bone-1">{text('checkout_resumes')}</span>}
      </span>
    </p>
  )
}

const Amounts = ({ checkout: { totals, vatPercent } }: Pick<SummaryProps, 'checkout'>) => {
  const text = useText()
  const prices = usePrices()
  const { name } = useSettings().internal_currency
  const total = toUnits(totals.total)
  return (
    <dl className="mt-5 flex flex-col gap-3">
      <SummaryRow label={text('cart_count', { count: totals.count })}>
        {prices.format(toUnits(totals.subtotal))}
      </SummaryRow>
      {totals.discount > 0 && (
        <div className="flex items-baseline justify-between gap-4 text-bamboo">
          <dt>{text('promo_code')}</dt>
          <dd className="text-right">{prices.format(toUnits(negate(totals.discount)))}</dd>
        </div>
      )}
      {vatPercent > 0 && (
        <SummaryRow label={text('checkout_vat', { percent: vatPercent })} muted>
          {prices.format(toUnits(totals.vat))}
        </SummaryRow>
      )}
      <div className="mt-1 flex items-baseline justify-between gap-4 pt-5 shadow-[inset_0_1px_0_var(--color-line)]">
        <dt className="type-button">{text('checkout_total')}</dt>
        <dd className="text-right">
          <span className="flex flex-wrap items-baseline justify-end gap-x-2">
            <span className="type-price text-[34px]/10">{formatUnits(total)}</span>
            <span className="text-[17px]/6 font-[560] text-bone-1">{name}</span>
          </span>
          <span className="text-[14px]/5 text-bone-2">
            {text('checkout_converted', { amount: prices.format(total) })}
          </span>
        </dd>
      </div>
    </dl>
  )
}
