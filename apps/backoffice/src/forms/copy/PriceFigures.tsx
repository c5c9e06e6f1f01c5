import { marginPercentOf, oddPrice } from '@pandrop/contract/staff/item-changes'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { showEuro } from '../../format.ts'
import { itemFormTexts as texts } from '../../texts/item-forms.ts'
import { itemListTexts } from '../../texts/items.ts'
import { Margin } from '../../ui/Margin.tsx'

export interface PricePremises {
  reference: number
  vatPercent: number
}

interface PriceFiguresProps extends PricePremises {
  /** what is typed; null while it is no amount */
  price: number | null
  cost: number | null
}

const cents = (units: number): number => Math.round(units * 100)

/** What a price comes to before it is saved: against the reference, and what remains of it after VAT and cost. */
export const PriceFigures = ({ price, cost, reference, vatPercent }: PriceFiguresProps) => {
  const odd =
    price === null
      ? null
      : oddPrice({ price: cents(price), cost: cost === null ? null : cents(cost), reference: cents(reference) })
  const warning =
    odd === 'price_below_cost'
      ? texts.belowCost(showEuro((cost ?? 0) - (price ?? 0)))
      : odd === 'price_unusual'
        ? texts.unusual(showEuro(reference))
        : ''
  const margin = price === null ? null : marginPercentOf(price, cost, vatPercent)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <div className="flex items-baseline gap-2">
          <dt className="type-meta text-bone-2">{texts.reference}</dt>
          <dd className="font-[640]">{showEuro(reference)}</dd>
        </div>
        {price !== null && (
          <div className="flex items-baseline gap-2">
            <dt className="type-meta text-bone-2">{texts.againstReference}</dt>
            <dd className="font-[640]">{itemListTexts.signedPercent(((price - reference) / reference) * 100)}</dd>
          </div>
        )}
        <div className="flex items-baseline gap-2">
          <dt className="type-meta text-bone-2">{texts.margin}</dt>
          <dd className="font-[640]">{cost === null ? texts.noCost : <Margin percent={margin} />}</dd>
        </div>
      </dl>
      <p aria-live="polite" className="flex items-center gap-2 text-[13px]/[18px] text-bone-0 empty:hidden">
        {warning && (
          <>
            <IconAlertTriangleFilled aria-hidden="true" size={15} className="flex-none text-danger" />
            {warning}
          </>
        )}
      </p>
    </div>
  )
}
