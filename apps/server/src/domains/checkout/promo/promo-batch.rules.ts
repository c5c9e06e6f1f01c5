import { csvOf } from '@pandrop/contract/csv'
import { promoPrefixMax } from '@pandrop/contract/staff/promo'
import { formatUnits } from '@pandrop/money/format'
import { toUnits } from '@pandrop/money/money'
import { firstDayOf, lastDayOf } from './promo-days.rules.ts'
import type { SetTerms } from './promo-terms.rules.ts'

const prefixShape = new RegExp(`^[A-Z0-9][A-Z0-9_-]{0,${promoPrefixMax - 1}}$`)

/** What many codes begin with, as it is kept; null for what no code can begin with. */
export const readPrefix = (typed: string): string | null => {
  const prefix = typed.trim().toUpperCase()
  return prefixShape.test(prefix) ? prefix : null
}

const discountText = ({ discount }: SetTerms): string =>
  discount.type === 'percent' ? `${discount.percent} %` : `${formatUnits(toUnits(discount.amount))} EUR`

/** The file that hands codes out, each with their terms; days are those of the shop's zone. */
export const batchFile = (codes: string[], terms: SetTerms, zone: string): string => {
  const { validFrom, validUntil, totalMinCents, description } = terms
  const facts = [
    discountText(terms),
    (totalMinCents / 100).toFixed(2),
    firstDayOf(zone, validFrom) ?? validFrom.toISOString(),
    lastDayOf(zone, validUntil) ?? validUntil?.toISOString() ?? '',
    description,
  ]
  const head = ['code', 'takes off', 'for totals from EUR', 'from', 'until', 'description']
  return csvOf([head, ...codes.map((code) => [code, ...facts])])
}
