import { isReserved } from '@pandrop/contract/lifecycle/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { CampaignPreview, CampaignPreviewRow } from '@pandrop/contract/staff/campaigns'
import { namedAtOnceMax } from '@pandrop/contract/staff/item-changes'
import { instantOrNull } from '@pandrop/contract/wire'
import { inUnits, inUnitsOrNull } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import type { PreviewRow } from './campaign-items.sql.ts'
import { shownOnTheWire } from './campaign-list.ts'
import { type CampaignChosen, campaignPlan, isBelowCost, wishedItems } from './campaign-plan.ts'

/** What would become of which items, if a campaign began then. */
interface Previewing {
  chosen: CampaignChosen
  percent: number | null
  from: Date | undefined
}

/**
 * What a campaign would do, by the very statements that would do it.
 * @returns the sums with a token that names all that was seen, and rows of those to look at first; refuses
 *   items_too_many and invalid_input as planCampaign does
 */
export const previewOf = async (
  context: Pick<Shop, 'pool' | 'clock'>,
  index: CatalogueIndex,
  { chosen, percent, from }: Previewing,
): Promise<Result<{ preview: CampaignPreview; rows: CampaignPreviewRow[] }, 'items_too_many' | 'invalid_input'>> => {
  if (percent === null && !('prices' in chosen))
    return refuse('invalid_input', { errors: { percent: ['field_invalid'] } })
  const items = await wishedItems(context, index, chosen)
  if (!items.ok) return items
  const at = from ?? context.clock.now()
  const { rows, token } = await campaignPlan(context.pool, items.value, { percent, at })
  const shown = rows.toSorted((one, other) => concernOf(other) - concernOf(one)).slice(0, namedAtOnceMax)
  const sums = summed(rows, items.value.ids.length - rows.length)
  return ok({ preview: { ...sums, token }, rows: shown.map(toWire) })
}

const isNotLower = (row: PreviewRow): boolean => row.then_cents >= row.price_cents

/** How much a row wants to be looked at: a loss most of all. */
const concernOf = (row: PreviewRow): number => {
  if (isBelowCost(row)) return 4
  if (isNotLower(row)) return 3
  if (row.old_cents === null) return 2
  return isReserved(row.state) || row.elsewhere_id !== null ? 1 : 0
}

const summed = (rows: readonly PreviewRow[], gone: number): Omit<CampaignPreview, 'token'> => {
  const count = (is: (row: PreviewRow) => boolean): number => rows.filter(is).length
  const bare = rows.filter((row) => row.old_cents === null)
  return {
    items: rows.length,
    before: inUnits(rows.reduce((sum, row) => sum + row.price_cents, 0)),
    after: inUnits(rows.reduce((sum, row) => sum + row.then_cents, 0)),
    struck: rows.length - bare.length,
    not_struck: bare.length,
    honest_from: instantOrNull(lastOf(bare)),
    below_cost: count(isBelowCost),
    reserved: count(({ state }) => isReserved(state)),
    elsewhere: count((row) => row.elsewhere_id !== null),
    not_lower: count(isNotLower),
    gone,
  }
}

const lastOf = (rows: readonly PreviewRow[]): Date | null => {
  const moments = rows.flatMap(({ honest_from: from }) => (from === null ? [] : [from.getTime()]))
  return moments.length === 0 || moments.length < rows.length ? null : new Date(Math.max(...moments))
}

const toWire = (row: PreviewRow): CampaignPreviewRow => ({
  ...shownOnTheWire(row),
  price_before: inUnits(row.price_cents),
  price: inUnits(row.then_cents),
  old_price: inUnitsOrNull(row.old_cents),
  honest_from: instantOrNull(row.honest_from),
  cost: inUnitsOrNull(row.cost_cents),
  elsewhere:
    row.elsewhere_id === null || row.elsewhere_name === null
      ? null
      : { id: row.elsewhere_id, name: row.elsewhere_name },
})
