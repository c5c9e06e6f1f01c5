import { hasArrived, hasFailed } from '@pandrop/contract/lifecycle/refund'
import { creditNoteFile, receiptOfOrder } from '@pandrop/contract/routes'
import { classNames } from '@pandrop/ui/classNames'
import { Panel } from '@pandrop/ui/Panel'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dateOf } from '../../dates.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useCountryName } from '../../hooks/useCountryName.ts'
import { useText } from '../../hooks/useText.ts'
import { saveFile } from '../../saveFile.ts'
import { Amount } from './Amount.tsx'
import type { Order } from './orderParts.ts'

interface RowProps {
  label: ReactNode
  children: ReactNode
  className?: string
}

const Row = ({ label, children, className }: RowProps) => (
  <div className={classNames('flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5', className)}>
    <dt className="min-w-0 text-bone-1">{label}</dt>
    <dd className="ml-auto text-right">{children}</dd>
  </div>
)

const line = 'pt-4 shadow-[inset_0_1px_0_var(--color-line)]'

interface PaperLinkProps {
  label: string
  fetching: boolean
  onFetch: () => void
}

const PaperLink = ({ label, fetching, onFetch }: PaperLinkProps) => (
  <button
    type="button"
    aria-busy={fetching}
    onClick={() => fetching || onFetch()}
    className={classNames(
      'mt-1 flex min-h-8 items-center gap-1.5 text-left type-meta text-bone-0',
      'underline decoration-bone-2 underline-offset-4 hover:decoration-bone-0 aria-busy:cursor-progress',
    )}
  >
    <IconDownload aria-hidden="true" size={16} stroke={1.5} className="flex-none" />
    {label}
  </button>
)

/** Fetches a credit note: an address alone would open nothing, because personal data needs the page's token too. */
const CreditNoteLink = ({ note: { id, number } }: { note: NonNullable<Order['refunds'][number]['credit_note']> }) => {
  const text = useText()
  const { run, running } = useCall(creditNoteFile, { failed: 'order_credit_note_failed', onDone: saveFile })
  return (
    <PaperLink
      label={text('order_credit_note', { number })}
      fetching={running}
      onFetch={() => void run({ params: { id } })}
    />
  )
}

const ReceiptLink = ({ order: { id, receipt } }: { order: Order }) => {
  const text = useText()
  const { run, running } = useCall(receiptOfOrder, { failed: 'order_receipt_failed', onDone: saveFile })
  return (
    <PaperLink
      label={receipt ? text('order_receipt', receipt) : text('order_receipt_due')}
      fetching={running}
      onFetch={() => void run({ params: { id } })}
    />
  )
}

const Refunds = ({ order: { refunds, currency } }: { order: Order }) => {
  const text = useText()
  return refunds.map(({ at, sum, destination, state, credit_note }, place) => (
    <Row
      // biome-ignore lint/suspicious/noArrayIndexKey: refunds only grow, so a place is theirs for good
      key={place}
      className={place === 0 ? line : undefined}
      label={
        <>
          {text(`order_refund_${destination}`)}
          <span className="block type-meta text-bone-2">
            {dateOf(at)}
            {!hasArrived(state) && ` · ${text(`order_refund_${state}`)}`}
          </span>
          {credit_note && <CreditNoteLink note={credit_note} />}
        </>
      }
    >
      <Amount units={sum} currency={currency} minus className={hasFailed(state) ? 'line-through' : undefined} />
    </Row>
  ))
}

/** What was paid, what of it is VAT, and what went back. */
export const OrderPayment = ({ order }: { order: Order }) => {
  const text = useText()
  const { total, discount, promo_code, pack, deal_id: deal, vat, vat_percent, currency } = order
  const { vat_country, payment_method } = order
  const reason = promo_code ?? pack?.name ?? (deal === null ? undefined : text('order_deal', { deal: String(deal) }))
  const country = useCountryName(vat_country)
  return (
    <Panel title={text('order_payment')}>
      <dl className="flex flex-col gap-3">
        {discount > 0 && (
          <>
            <Row label={text('order_subtotal')}>
              <Amount units={total + discount} currency={currency} />
            </Row>
            <Row label={reason ? text('order_discount_code', { code: reason }) : text('order_discount')}>
              <Amount units={discount} currency={currency} minus />
            </Row>
          </>
        )}
        <Row label={<span className="type-button text-bone-0">{text('order_total')}</span>} className="items-center">
          <Amount units={total} currency={currency} className="text-[24px]/8" />
        </Row>
        {vat_percent > 0 && (
          <Row label={<span className="text-bone-2">{text('order_vat', { percent: vat_percent, country })}</span>}>
            <Amount units={vat} currency={currency} />
          </Row>
        )}
        <Refunds order={order} />
        <Row label={text('order_method')} className={line}>
          {text(`order_method_${payment_method}`)}
        </Row>
      </dl>
      <ReceiptLink order={order} />
    </Panel>
  )
}
