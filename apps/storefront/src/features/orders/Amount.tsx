import { formatUnits } from '@pandrop/money/format'
import { classNames } from '@pandrop/ui/classNames'

interface AmountProps {
  units: number
  /** label of the internal currency */
  currency: string
  /** taken off: a minus sign stands before it */
  minus?: boolean
  className?: string
}

/** An amount in the internal currency, as the order history writes it. */
export const Amount = ({ units, currency, minus = false, className }: AmountProps) => (
  <span className={classNames('whitespace-nowrap', className)}>
    <span className="font-[640] text-bone-0">
      {minus && '−'}
      {formatUnits(units)}
    </span>{' '}
    <span className="text-bone-2">{currency}</span>
  </span>
)
