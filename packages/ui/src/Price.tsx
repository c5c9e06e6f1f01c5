import { type DisplayCurrency, formatPrice } from '@pandrop/money/format'
import { classNames } from './classNames.ts'

interface PriceProps {
  /** units of the internal currency, two decimals (docs/behaviour/wire.md#amounts) */
  amount: number
  /** shown struck through only when it is above `amount` */
  oldAmount?: number
  /** the visitor's currency; euro when absent */
  currency?: DisplayCurrency
  /** said before the old price by screen readers: "Old price" */
  oldLabel?: string
  size?: 'card' | 'detail' | 'row' | 'line'
  className?: string
}

const layouts = {
  card: { box: 'flex flex-col', price: 'type-price', old: 'type-meta h-4' },
  row: { box: 'flex flex-col-reverse items-end', price: 'type-price', old: 'type-meta' },
  line: {
    box: 'flex flex-row-reverse flex-wrap items-baseline gap-x-2',
    price: 'type-price text-[16px]',
    old: 'type-meta',
  },
  detail: {
    box: 'flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-4',
    price: 'type-price-detail',
    old: 'type-body text-[17px]',
  },
} as const

/** A price and, above or beside it, the price before. On a card the old price's line keeps its height when empty. */
export const Price = ({ amount, oldAmount, currency, oldLabel, size = 'card', className }: PriceProps) => {
  const layout = layouts[size]
  const shown = formatPrice(amount, currency)
  // Ten signs and more ('€12,345.67') would run under the cart button of a small card.
  const tight = size === 'card' && shown.length > 9 && 'text-[17px] @max-[200px]:text-[14px]'
  const reduced = oldAmount !== undefined && oldAmount > amount
  return (
    <span className={classNames(layout.box, className)}>
      {(reduced || size === 'card') && (
        <span className={classNames(layout.old, 'text-bone-2')}>
          {reduced && (
            <>
              {oldLabel && <span className="sr-only">{oldLabel} </span>}
              <s>{formatPrice(oldAmount, currency)}</s>
            </>
          )}
        </span>
      )}
      <span className={classNames(layout.price, tight)}>{shown}</span>
    </span>
  )
}
