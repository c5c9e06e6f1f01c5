import type { ExteriorCode } from '@pandrop/contract/exteriors'
import { firstRow, statement } from '../../../db/statement.ts'

/** A skin with what it costs in one exterior and variant; null where it does not exist so. */
interface ReferenceRow {
  price_cents: number | null
  /** that it is of, 2026-08-08 */
  day: string | null
  /** how old one may be that the shop quotes by; 0: age does not matter */
  quote_days_max: number
}

/** No row: the catalogue has no such skin. */
export const selectReference = firstRow<ReferenceRow, [skinId: string, exterior: ExteriorCode, variant: string]>(
  'select_offer_reference',
  `select reference.price_cents, reference_day(reference)::text as day, settings.quote_days_max
   from skins
   cross join settings
   left join reference_prices reference
     on reference.skin_id = skins.id and reference.exterior = $2 and reference.variant = $3
   where skins.id = $1`,
)

export const selectMargins = statement<{ from_cents: number; percent: number }, []>(
  'select_offer_margins',
  'select from_cents, percent::float8 as percent from offer_margins',
)
