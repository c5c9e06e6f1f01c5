import { orderListTexts as texts } from '../texts/orders.ts'
import { waitText } from './waitText.ts'

interface WaitMarkProps {
  /** ISO 8601 */
  since: string
  wait: keyof typeof colours
}

const colours = { short: 'text-bone-1', long: 'text-warn', overdue: 'text-danger' } as const

/** How long somebody has waited, amber after a day and red once it is overdue. */
export const WaitMark = ({ since, wait }: WaitMarkProps) => (
  <span className={colours[wait]}>
    {waitText(since, Date.now())}
    {wait === 'overdue' && <span className="sr-only">{texts.overdue}</span>}
  </span>
)
