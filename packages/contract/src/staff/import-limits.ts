/** The files of one import at most, together, in bytes. */
export const importBytesMax = 20 * 1024 * 1024

/** Files of one import at most: Steam's inventories come in pages. */
export const importFilesMax = 25

/** Rows of one import at most. */
export const importRowsMax = 50_000

/** Rows that change something, at most, where all or nothing is imported: whoever buys waits for all of them. */
export const wholeChangesMax = 2000

/** What an import can be of, told apart by its content. */
export const importFormats = ['items', 'steam', 'skins', 'prices'] as const

export type ImportFormatName = (typeof importFormats)[number]

/**
 * What a row comes to. not_ours: it is of something that the shop does not sell; missing: no row, but an item that
 * should have been in the file.
 */
export const importOutcomes = ['new', 'changed', 'same', 'not_ours', 'wrong', 'missing'] as const

export type ImportOutcome = (typeof importOutcomes)[number]

/** What became of a row that was imported. refused: something had changed since the report. */
export const importSettlements = ['added', 'changed', 'same', 'refused', 'undone', 'kept'] as const

export type ImportSettlement = (typeof importSettlements)[number]

/**
 * How many rows undoing an import takes back: what it added, and of skins and prices what it changed too. Of an item
 * it leaves changes alone: staff and customers have seen them, and its price may have moved since.
 */
export const rowsToUndo = ({
  format,
  settled: { added = 0, changed = 0 },
}: {
  format: ImportFormatName
  settled: Readonly<Record<string, number>>
}): number => (format === 'skins' || format === 'prices' ? added + changed : added)

/** Columns of our own file of items, in its template and in exports (docs/recipes/import-items.md). */
export const itemColumns = [
  'item',
  'market_hash_name',
  'skin_id',
  'phase',
  'exterior',
  'variant',
  'float',
  'paint_seed',
  'stickers',
  'charm',
  'name_tag',
  'price_eur',
  'cost_eur',
  'asset_id',
  'account',
  'available_from',
  'hidden',
  'external_id',
  'note',
] as const

export type ItemColumn = (typeof itemColumns)[number]
