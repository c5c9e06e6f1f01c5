import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { classNames } from '@pandrop/ui/classNames'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { showEuro } from '../../format.ts'
import { offerFormTexts } from '../../texts/offerForms.ts'
import { offerListTexts } from '../../texts/offers.ts'
import { insightOf } from './counterInsight.ts'

interface CounterFiguresProps {
  price: number | null
  offer: StaffOffer
}

const wishText = (above: number): string => {
  if (above === 0) return offerFormTexts.exactly
  return above > 0 ? offerFormTexts.aboveWish(showEuro(above)) : offerFormTexts.belowWish(showEuro(-above))
}

/** What the price that is being typed means: margin, distance to the wish, and a warning where it is too much. */
export const CounterFigures = ({ price, offer }: CounterFiguresProps) => {
  const insight = price === null ? null : insightOf(price, offer)
  const warnings = insight
    ? [
        ...(insight.aboveReference ? [offerFormTexts.aboveReference] : []),
        ...(insight.aboveSuggested !== null && !insight.aboveReference
          ? [offerFormTexts.aboveSuggested(showEuro(insight.aboveSuggested))]
          : []),
        ...(insight.aboveWish > 0 ? [offerFormTexts.aboveWishWarning] : []),
      ]
    : []
  const margin = insight?.marginPercent ?? null
  return (
    <div className="flex flex-col gap-1.5">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Figure term={offerFormTexts.margin} value={margin === null ? offerListTexts.none : `${margin.toFixed(1)} %`} />
        <Figure
          term={offerFormTexts.toWish}
          value={insight === null ? offerListTexts.none : wishText(insight.aboveWish)}
        />
      </dl>
      <ul aria-live="polite" className={classNames('flex flex-col gap-1', warnings.length === 0 && 'sr-only')}>
        {warnings.map((text) => (
          <li key={text} className="flex items-center gap-2 text-[13px]/[18px] text-bone-0">
            <IconAlertTriangleFilled aria-hidden="true" size={15} className="flex-none text-danger" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Figure = ({ term, value }: { term: string; value: string }) => (
  <div className="flex items-baseline gap-2">
    <dt className="type-meta text-bone-2">{term}</dt>
    <dd className="font-[640]">{value}</dd>
  </div>
)
