import type { PromoUse, StaffPromoCode } from '@pandrop/contract/staff/promo'
import { listPromoUses } from '@pandrop/contract/staff/routes/promo'
import { showCount, showEuro, showMoment } from '../../format.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { promoTexts as texts } from '../../texts/promo.ts'
import { Facts } from '../../ui/Facts.tsx'
import { OrderBadge } from '../../ui/OrderBadge.tsx'
import { Section } from '../../ui/Section.tsx'
import { promoKey } from './promoQueries.ts'
import { discountText, fromText, limitText, untilText, usesText } from './promoWords.ts'

interface PromoProps {
  promo: StaffPromoCode
}

const endText = (promo: StaffPromoCode): string => {
  const until = untilText(promo)
  if (until === null) return texts.untilStopped
  return promo.last_day === null ? until : texts.endOf(until)
}

const TermsPanel = ({ promo }: PromoProps) => (
  <Section title={texts.terms}>
    <Facts
      facts={[
        { term: texts.discount, value: discountText(promo) },
        { term: texts.totalMin, value: promo.total_min > 0 ? showEuro(promo.total_min) : null },
        { term: texts.from, value: fromText(promo), mono: true },
        { term: texts.until, value: endText(promo), mono: promo.until !== null },
        { term: texts.usesMax, value: limitText(promo.uses_max) },
        { term: texts.usesPerCustomer, value: limitText(promo.uses_per_customer_max) },
        { term: texts.description, value: promo.description || null },
      ]}
    />
  </Section>
)

const BroughtPanel = ({ promo }: PromoProps) => (
  <Section title={texts.brought}>
    <Facts
      facts={[
        { term: texts.uses, value: usesText(promo) },
        { term: texts.orders, value: texts.ordersOf(showCount(promo.orders.count), showEuro(promo.orders.total)) },
        { term: texts.given, value: showEuro(promo.given) },
        { term: texts.madeBy, value: texts.madeByAt(promo.made_by, showMoment(promo.created_at)) },
        { term: texts.stoppedAt, value: promo.stopped_at && showMoment(promo.stopped_at), mono: true },
      ]}
    />
    <p className="mt-3 type-meta text-bone-2">{texts.givenHint}</p>
  </Section>
)

const columns: readonly Column<PromoUse>[] = [
  { id: 'order', header: texts.order, cell: ({ order_id: id }) => `#${id}`, mono: true },
  { id: 'customer', header: texts.customer, cell: ({ customer }) => customer.name, grow: true },
  { id: 'at', header: texts.at, cell: (use) => showMoment(use.claimed_at), mono: true, muted: true, from: 640 },
  { id: 'off', header: texts.off, align: 'right', cell: ({ discount }) => showEuro(discount) },
  { id: 'sum', header: texts.sum, align: 'right', cell: ({ sum }) => showEuro(sum), from: 640 },
  {
    id: 'state',
    header: texts.orderState,
    cell: (use) => (
      <span className="inline-flex items-center gap-2">
        <OrderBadge state={use.state} holds={use.holds} />
        {use.returned_at && <span className="type-meta text-bone-2 compact:hidden">{texts.givenBack}</span>}
      </span>
    ),
  },
]

/** A code: its terms, what it brought, and the orders that have it. */
export const PromoView = ({ promo }: PromoProps) => {
  const list = usePages(listPromoUses, { key: [...promoKey, 'uses'], params: { id: promo.id } })
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
        <TermsPanel promo={promo} />
        <BroughtPanel promo={promo} />
      </div>
      <Section title={texts.usesTable} flush>
        <DataTable
          label={texts.usesTable}
          columns={columns}
          list={list}
          rowKey={({ order_id: id }) => id}
          href={({ order_id: id }) => paths.order(id)}
          rowName={({ order_id: id }) => texts.orderName(id)}
          empty={{ title: texts.noUses, text: texts.noUsesText }}
        />
      </Section>
    </>
  )
}
