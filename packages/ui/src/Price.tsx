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
  /** before the price of the cheapest of several: "from" */
  from?: string | undefined
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

/**
 * The figures of a price on a card: cents are smaller and raised. Around it stand the class type-price and, as
 * data-signs, how many signs it has (css/grid.css).
 * @param shown as formatPrice writes it, with two decimals
 */
export const CardFigures = ({ shown }: { shown: string }) => (
  <>
    {shown.slice(0, -3)}
    <span className="cents">{shown.slice(-3)}</span>
  </>
)

/** A price and, above or beside it, the price before. On a card the old price's line keeps its height when empty. */
export const Price = ({ amount, oldAmount, currency, oldLabel, size = 'card', from, className }: PriceProps) => {
  const layout = layouts[size]
  const shown = formatPrice(amount, currency)
  const reduced = oldAmount !== undefined && oldAmount > amount
  return (
    <span className={classNames(layout.box, className)}>
      {(reduced || size === 'card') && (
        <span className={classNames(layout.old, 'text-bone-2')}>
          {reduced && (
            <>
              {oldLabel && <span className="sr-only">{oldLabel} </span>}
              <s>{formatPrice(oldAmount, currency)}</s>{' '}
            </>
          )}
          {size === 'card' && from}
        </span>
      )}
      <span className={layout.price} data-signs={shown.length}>
        {size !== 'card' && from && <span className="type-meta text-bone-2">{`${from} `}</span>}
        {size === 'card' ? <CardFigures shown={shown} /> : shown}
      </span>
    </span>
  )
}
