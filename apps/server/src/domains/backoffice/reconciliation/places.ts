import type { Difference } from '@pandrop/contract/staff/bank'
import { type Queryable, statement } from '../../../db/statement.ts'
import { linkOf } from './differences.rules.ts'

interface PlaceRow {
  subject: string
  payment_id: string | null
  order_id: number | null
  customer_id: number | null
}

// What the books name is anybody's text: ids are compared as text.
const selectPlaces = statement<PlaceRow, [subjects: string[]]>(
  'reconcile_places',
  `select asked.subject, coalesce(back.payment_id, taken.payment_id) as payment_id, back.order_id, made.customer_id
   from unnest($1::text[]) as asked (subject)
   left join refunds back on asked.subject = 'refund:' || back.id
   left join disputes taken on asked.subject = 'dispute:' || taken.id
   left join balance_adjustments made on asked.subject = 'adjustment:' || made.id`,
)

type Link = Difference['link']

/**
 * Finds where a person looks up what references are about: a refund stands on the page of its payment, or of the order
 * that was paid from the balance; a dispute on that of its payment, an adjustment on that of its customer.
 * @returns a function that answers the link of each of these references
 */
export const placesOf = async (q: Queryable, references: readonly string[]): Promise<(reference: string) => Link> => {
  const hidden = references.map(subjectOf).filter((subject) => /^(refund|dispute|adjustment):/.test(subject))
  const rows = hidden.length > 0 ? await selectPlaces(q, [...new Set(hidden)]) : []
  const places = new Map(rows.map((row) => [row.subject, placeOf(row)]))
  return (reference) => places.get(subjectOf(reference)) ?? linkOf(subjectOf(reference), null)
}

const subjectOf = (reference: string): string => reference.split(':').slice(0, 2).join(':')

const placeOf = ({ payment_id: payment, order_id: order, customer_id: customer }: PlaceRow): Link => {
  if (payment !== null) return { to: 'payment', id: payment }
  if (order !== null) return { to: 'order', id: String(order) }
  return customer === null ? null : { to: 'customer', id: String(customer) }
}
