import { type ImportFormatName, itemColumns } from '@pandrop/contract/staff/import-limits'
import { headOf, readTable } from './csv-reader.ts'
import type { ImportFormat, MissingItem, ReadFile } from './import-format.ts'
import { findTwins, type ItemRow, type RowTwin } from './item-row.rules.ts'
import { selectCopiesOnAccount } from './item-rows.sql.ts'
import { applyItems, compareItems, undoItems } from './item-rows.ts'
import { isItemsHead, readItemRow, unknownColumns } from './items-csv.ts'
import { pricesFormat } from './price-rows.ts'
import { skinsFormat } from './skin-rows.ts'
import { isInventory, readInventory } from './steam-inventory.ts'

const repeated = ({ field, line }: RowTwin) => ({ field, why: `Line ${line} has the same number already` })

const readItems = async (texts: readonly string[]): Promise<ReadFile<ItemRow>> => {
  const [text = '', ...others] = texts
  if (others.length > 0) return { problem: 'Tables are imported one file at a time.' }
  const table = await readTable(text)
  if ('problem' in table) return table
  const [unknown] = unknownColumns(table.columns)
  if (unknown !== undefined)
    return { problem: `There is no column ${unknown.slice(0, 60)}. These are known: ${itemColumns.join(', ')}.` }
  const told = findTwins(table.rows.map((row) => readItemRow(row, table.delimiter)))
  return { rows: told.map(({ row, twin }) => (twin ? { ...row, data: null, problem: repeated(twin) } : row)) }
}

/** Our own file of items: CSV with the columns of the template. */
const itemsFormat: ImportFormat<ItemRow> = {
  name: 'items',
  recognises: (text) => isItemsHead(headOf(text).columns),
  read: readItems,
  compare: compareItems,
  apply: applyItems,
  undo: undoItems,
}

const missingOf: ImportFormat<ItemRow>['missing'] = async (q, assetIds, { accountId }) => {
  if (accountId === undefined) return []
  const there = new Set(assetIds)
  const kept = await selectCopiesOnAccount(q, accountId)
  return kept
    .filter(({ asset_id: assetId }) => !there.has(assetId))
    .map(
      ({ id, title, asset_id: assetId }): MissingItem => ({
        itemId: id,
        assetId,
        label: title,
        why: `Steam does not show asset id ${assetId} on this account any more`,
      }),
    )
}

/** A Steam inventory as JSON: what comes in is hidden until somebody shows it. */
const steamFormat: ImportFormat<ItemRow> = {
  name: 'steam',
  needsAccount: true,
  recognises: isInventory,
  read: async (texts) => readInventory(texts),
  compare: compareItems,
  apply: applyItems,
  undo: undoItems,
  missing: missingOf,
}

/** Every kind of file that is imported; the first that recognises a text reads it. */
const formats: readonly ImportFormat[] = [pricesFormat, itemsFormat, steamFormat, skinsFormat]

/** The kind of file that a text is; undefined for none. */
export const formatOf = (text: string): ImportFormat | undefined => formats.find((format) => format.recognises(text))

/** The format of an import; one that is not there any more is a bug and throws. */
export const formatNamed = (name: ImportFormatName): ImportFormat => {
  const found = formats.find((format) => format.name === name)
  if (!found) throw new Error(`no format is called ${name}`)
  return found
}
