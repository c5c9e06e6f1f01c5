import { charmTyped, stickersTyped } from '@pandrop/contract/attachments'
import { csvOf } from '@pandrop/contract/csv'
import { ok, type Result } from '@pandrop/contract/result'
import { type ItemColumn, importRowsMax, itemColumns } from '@pandrop/contract/staff/import-limits'
import type { StaffContext } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { type Chosen, chosenIds } from '../staff-items/many-items.ts'
import { type ExportedItemRow, selectItemsToExport } from './item-rows.sql.ts'

/** A table of items as our own file has them. */
interface ItemsFile {
  file_name: string
  csv: string
  items: number
}

const units = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

/** A float without an exponent, as every program reads it. */
const floatText = (float: number | null): string => {
  if (float === null) return ''
  return String(float).includes('e') ? float.toFixed(20).replace(/0+$/, '') : String(float)
}

const cellsOf = (row: ExportedItemRow): Record<ItemColumn, string> => ({
  item: String(row.id),
  market_hash_name: row.title,
  skin_id: row.skin_id,
  phase: row.phase,
  exterior: row.exterior,
  variant: row.variant,
  float: floatText(row.float),
  paint_seed: row.paint_seed === null ? '' : String(row.paint_seed),
  stickers: stickersTyped(row.attachments?.stickers ?? []),
  charm: charmTyped(row.attachments?.charm ?? null),
  name_tag: row.attachments?.name_tag ?? '',
  price_eur: units(row.price_cents),
  cost_eur: units(row.cost_cents),
  asset_id: row.asset_id ?? '',
  account: row.account ?? '',
  available_from: row.available_from?.toISOString() ?? '',
  hidden: row.state === 'hidden' ? 'yes' : 'no',
  external_id: row.external_id ?? '',
  note: row.note,
})

/**
 * Items as our own file has them, by number: what is changed in it can be imported.
 * @returns refuses items_too_many for more than one import has rows
 */
export const exportItems = async (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  index: CatalogueIndex,
  chosen: Chosen,
): Promise<Result<ItemsFile, 'items_too_many'>> => {
  const itemIds = await chosenIds({ pool, clock }, index, chosen, importRowsMax)
  if (!itemIds.ok) return itemIds
  const rows = await selectItemsToExport(pool, itemIds.value)
  const lines = rows.map((row) => {
    const cells = cellsOf(row)
    return itemColumns.map((column) => cells[column])
  })
  const day = clock.now().toISOString().slice(0, 10)
  return ok({ file_name: `items-${day}.csv`, csv: csvOf([itemColumns, ...lines]), items: rows.length })
}
