import { marginPercentOf } from '@pandrop/contract/staff/item-changes'
import { showEuro } from '../../format.ts'
import { togetherTexts as texts } from '../../texts/together.ts'
import { Margin } from '../../ui/Margin.tsx'
import { type Figures, offOf } from './together.ts'

interface TogetherFiguresProps extends Figures {
  /** of all together; null while none is typed */
  price: number | null
  /** 22 means 22 % */
  vatPercent: number
}

/** What a price comes to: beside what the items cost one by one, and what remains of it after VAT and cost. */
export const TogetherFigures = ({ price, sum, cost, vatPercent }: TogetherFiguresProps) => {
  const off = offOf(price, sum)
  const margin = price === null ? null : marginPercentOf(price, cost, vatPercent)
  // Nothing costs nothing: none is chosen, or read yet.
  const isKnown = sum > 0
  const whole = cost === null ? texts.costUnknown : showEuro(cost)
  const facts = [
    { term: texts.sum, value: isKnown ? showEuro(sum) : '–' },
    { term: texts.off, value: off === null ? '–' : texts.percent(off) },
    { term: texts.cost, value: isKnown ? whole : '–' },
    { term: texts.margin, value: <Margin percent={margin} /> },
  ]
  return (
    <dl aria-live="polite" className="flex flex-wrap gap-x-6 gap-y-1">
      {facts.map(({ term, value }) => (
        <div key={term} className="flex items-baseline gap-2">
          <dt className="type-meta text-bone-2">{term}</dt>
          <dd className="font-[640]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
