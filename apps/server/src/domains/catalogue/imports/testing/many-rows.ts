import { csvOf } from '@pandrop/contract/csv'

/** What of many copies is another in their second file. */
export interface ManyRows {
  count: number
  priceCents: number
  costCents: number
  note: string
}

/** A file of so many copies, each with a number of its own: the same count is the same copies. */
export const manyRows = ({ count, priceCents, costCents, note }: ManyRows): string => {
  const columns = ['market_hash_name', 'float', 'paint_seed', 'price_eur', 'cost_eur', 'external_id', 'note']
  const [price, cost] = [priceCents, costCents].map((amount) => (amount / 100).toFixed(2))
  const rows = Array.from({ length: count }, (_, place) => [
    'AK-47 | Redline (Field-Tested)',
    (0.16 + (place % 20_000) / 100_000).toFixed(5),
    `${place % 1001}`,
    price ?? '',
    cost ?? '',
    `M-${place}`,
    note,
  ])
  return csvOf([columns, ...rows])
}
