import type { OfferDetails } from '@pandrop/contract/offers'
import type { Text } from '@pandrop/dictionaries/translate'
import { formatPrice } from '@pandrop/money/format'
import { WearRail } from '@pandrop/ui/WearRail'
import { exteriorCode, formatFloat } from '@pandrop/ui/wear'
import { useText } from '../../hooks/useText.ts'
import { Facts } from './Facts.tsx'
import { qualityText } from './offerParts.ts'

type Explanation = NonNullable<OfferDetails['explanation']>

type Prices = Pick<OfferDetails, 'user_price' | 'service_price'>

/** Why our price is not the one that was asked for, in one plain sentence. */
export const differenceText = (text: Text, { user_price, service_price }: Prices, why: Explanation): string => {
  const wish = formatPrice(user_price)
  const offered = service_price ?? user_price
  if (offered === user_price) return text('offer_differs_equal')
  if (offered > user_price) return text('offer_differs_more', { wish })
  if (why.reference_price === null || why.margin_percent === null) return text('offer_differs_unknown', { wish })
  const reference = formatPrice(why.reference_price)
  return text('offer_differs_reference', { wish, reference, margin: why.margin_percent })
}

const Wear = ({ offer, float }: { offer: OfferDetails; float: number }) => {
  const text = useText()
  const exterior = exteriorCode(offer.quality)
  if (!exterior) return null
  const label = text('offer_wear', { quality: qualityText(text, offer), float: formatFloat(float) })
  return <WearRail exterior={exterior} float={float} label={label} size="detail" className="mt-5" />
}

/** A counter-offer explained: what it was made of, in numbers and in words. */
export const OfferWhy = ({ offer }: { offer: OfferDetails }) => {
  const text = useText()
  const why = offer.explanation
  if (!why) return null
  const { reference_price, margin_percent, float, note } = why
  return (
    <Facts
      title={text('offer_why')}
      facts={[
        reference_price === null ? null : { label: text('offer_reference'), value: formatPrice(reference_price) },
        margin_percent === null ? null : { label: text('offer_margin'), value: `${margin_percent}%` },
        { label: text('offer_quality'), value: qualityText(text, offer) },
        float === null
          ? null
          : { label: text('offer_float'), value: <span className="type-mono">{formatFloat(float)}</span> },
      ]}
    >
      {float !== null && <Wear offer={offer} float={float} />}
      <p className="mt-4 text-bone-1">{differenceText(text, offer, why)}</p>
      {note && (
        <figure className="mt-4 rounded-badge bg-ink-2 px-4 py-3">
          <figcaption className="type-meta text-bone-2">{text('offer_note')}</figcaption>
          <blockquote className="mt-0.5 text-bone-1 wrap-anywhere">{note}</blockquote>
        </figure>
      )}
    </Facts>
  )
}
