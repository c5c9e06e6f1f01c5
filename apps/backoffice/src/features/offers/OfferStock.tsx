import type { ShelvedItem } from '@pandrop/contract/staff/offers'
import { Link } from '@tanstack/react-router'
import { showEuro, showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import { shelvingTexts as texts } from '../../texts/shelving.ts'
import { Facts } from '../../ui/Facts.tsx'

const linkClass = 'rounded-check font-[560] underline decoration-line-ui underline-offset-3 hover:decoration-bone-0'

/** The item that an offer's copy became, and what it earns. */
export const OfferStock = ({ item }: { item: ShelvedItem }) => {
  const { id, state, price, cost, margin_percent: margin, available_from: from, order_id: order } = item
  return (
    <Facts
      facts={[
        {
          term: texts.item,
          value: (
            <Link to={paths.item(id)} className={linkClass}>
              {texts.itemNumber(id)}
            </Link>
          ),
        },
        { term: texts.state, value: texts.states[state] },
        {
          term: texts.order,
          value:
            order === null ? null : (
              <Link to={paths.order(order)} className={linkClass}>
                {texts.orderNumber(order)}
              </Link>
            ),
        },
        { term: texts.price, value: <strong className="type-price">{showEuro(price)}</strong> },
        { term: texts.cost, value: cost === null ? texts.unknown : showEuro(cost) },
        {
          term: texts.margin,
          value:
            margin === null ? (
              texts.unknown
            ) : (
              <span className={margin < 0 ? 'font-[640] text-danger' : 'font-[640]'}>{texts.percent(margin)}</span>
            ),
        },
        { term: texts.forSale, value: from === null ? texts.atOnce : showMoment(from), mono: from !== null },
      ]}
    />
  )
}
