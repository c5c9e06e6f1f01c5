import { readAmount } from '../../forms/readAmount.ts'
import { isAbove } from '../../forms/together/together.ts'

/** What is typed of a deal, beside its items and its customer. */
export interface TypedDeal {
  price: string
  hours: number
  note: string
}

type DealField = 'customer' | 'items' | 'price' | 'high'

/** What cannot be offered as it is typed; high: more than the items cost one by one. */
export const wrongFields = (
  typed: TypedDeal,
  { customer, items, sum }: { customer: number | null; items: readonly number[]; sum: number },
): ReadonlySet<DealField> => {
  const price = readAmount(typed.price)
  const wrong: [DealField, boolean][] = [
    ['customer', customer === null],
    ['items', items.length === 0],
    ['price', price === null],
    ['high', sum > 0 && isAbove(price, sum)],
  ]
  return new Set(wrong.flatMap(([field, holds]) => (holds ? [field] : [])))
}
