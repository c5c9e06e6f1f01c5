import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { MarginPreview, StaffMargin } from '@pandrop/contract/staff/margins'
import { type Cents, cents, toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { examplePriceOf, fallsOf, type Margin, marginsWith, quoteOf, tillOf } from './margins.rules.ts'
import { countWaitingByMargin, countWaitingWithin, selectExamplesWithin } from './margins.sql.ts'
import { marginsOf } from './margins.ts'

const suggestedOf = (reference: Cents, margins: readonly Margin[]): number => {
  const quote = quoteOf(reference, margins)
  // The first margin begins at 0 and cannot be removed.
  if (!quote) throw new Error(`no margin applies to ${reference} cents`)
  return toUnits(quote.quote)
}

/** Every margin, lowest first, with what it makes of a price and how many offers wait that it applies to. */
export const staffMarginsOf = async (q: Queryable): Promise<StaffMargin[]> => {
  const [margins, waiting] = await Promise.all([marginsOf(q), countWaitingByMargin(q)])
  return margins.map(({ from, percent }) => {
    const reference = examplePriceOf(from, margins)
    return {
      from: toUnits(from),
      percent,
      example: { reference_price: toUnits(reference), suggested_price: suggestedOf(reference, margins) },
      waiting: waiting.find((row) => row.from_cents === from)?.waiting ?? 0,
    }
  })
}

/**
 * What a margin would change, shown by copies of the catalogue.
 * @param percent null: what its removal would change; refuses margin_not_found where there is none
 */
export const previewMarginOf = async (
  q: Queryable,
  { from, percent }: { from: Cents; percent: number | null },
): Promise<Result<MarginPreview, 'margin_not_found'>> => {
  const margins = await marginsOf(q)
  if (percent === null && !margins.some((margin) => margin.from === from)) return refuse('margin_not_found')
  // The first one stays: see removeMargin.
  const then = from === 0 && percent === null ? margins : marginsWith(margins, { from, percent })
  const till = tillOf(from, margins)
  const [counted, examples] = await Promise.all([
    countWaitingWithin(q, from, till),
    selectExamplesWithin(q, from, till),
  ])
  return ok({
    till: till && toUnits(till),
    waiting: counted?.waiting ?? 0,
    falls: fallsOf(then)
      .filter((fall) => fall.from === from || fall.from === till)
      .map((fall) => ({ from: toUnits(fall.from), below: toUnits(fall.below), there: toUnits(fall.there) })),
    examples: examples.map(({ title, exterior, price_cents: price }) => ({
      title,
      exterior,
      reference_price: toUnits(cents(price)),
      suggested_price: suggestedOf(cents(price), margins),
      then_price: suggestedOf(cents(price), then),
    })),
  })
}
