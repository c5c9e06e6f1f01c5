import { type AttachmentsSaid, nameTagMax, readCharm, readNameTag, readStickers } from '@pandrop/contract/attachments'
import { offerVariants } from '@pandrop/contract/lifecycle/offer'
import { type ItemColumn, itemColumns } from '@pandrop/contract/staff/import-limits'
import type { Delimiter, TableRow } from './csv-reader.ts'
import type { ReadRow } from './import-format.ts'
import { emptyRow, type ItemRow, momentOf, readExterior, readMarketName } from './item-row.rules.ts'

/** What a cell that cannot be read is told: the column and why. */
class Unreadable extends Error {
  readonly field: ItemColumn
  constructor(field: ItemColumn, why: string) {
    super(why)
    this.field = field
  }
}

const amountCentsMax = 100_000_000

/** The cells of one row, read by column; an empty cell says nothing and is null. */
const readerOf = (cells: Record<string, string>, delimiter: Delimiter) => {
  const read = <Value>(column: ItemColumn, why: string, of: (typed: string) => Value | undefined): Value | null => {
    const typed = cells[column] ?? ''
    if (typed === '') return null
    const value = of(typed)
    if (value === undefined) throw new Unreadable(column, why)
    return value
  }
  // Programs that write 12,50 part the columns by semicolons.
  const dotted = (typed: string): string => (delimiter === ',' ? typed : typed.replace(',', '.'))
  return {
    read,
    text: (column: ItemColumn, lengthMax: number) =>
      read(column, `At most ${lengthMax} characters, on one line`, (typed) =>
        typed.length <= lengthMax && !/\p{Cc}/u.test(typed) ? typed : undefined,
      ),
    amount: (column: ItemColumn, centsMin: number) =>
      read(column, `No amount from ${centsMin === 0 ? '0' : '0.01'} to 1000000 such as 12.50`, (typed) => {
        const [, units, cents = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(dotted(typed)) ?? []
        if (units === undefined) return undefined
        const amount = Number(units) * 100 + Number(cents.padEnd(2, '0'))
        return amount >= centsMin && amount <= amountCentsMax ? amount : undefined
      }),
    float: (column: ItemColumn) =>
      read(column, 'No float from 0 to 1', (typed) => {
        const value = /^\d(\.\d{1,25})?(e-\d{1,2})?$/i.test(dotted(typed)) ? Number(dotted(typed)) : Number.NaN
        return value >= 0 && value <= 1 ? value : undefined
      }),
    whole: (column: ItemColumn, max: number) =>
      read(column, `No whole number from 0 to ${max}`, (typed) =>
        /^\d{1,15}$/.test(typed) && Number(typed) <= max ? Number(typed) : undefined,
      ),
  }
}

const words: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'false', '0'].map((word) => [word, false] as const),
])

/** A day or a moment, UTC unless it says otherwise: 2026-12-01, 2026-12-01 10:00, 2026-12-01T10:00:00Z. */
const readMoment = (typed: string): string | undefined => {
  const [, day, time = '00:00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?))?(Z|[+-]\d{2}:\d{2})?$/.exec(typed) ?? []
  const at = new Date(`${day}T${time}${zone}`)
  if (day === undefined || Number.isNaN(at.getTime())) return undefined
  // The 31st of February is no day.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? momentOf(at) : undefined
}

/** What takes it off again: an empty cell says nothing. */
const nothing = 'none'

const orNothing =
  <Value>(read: (typed: string) => Value | undefined) =>
  (typed: string): Value | undefined =>
    read(typed.toLowerCase() === nothing ? '' : typed)

/** What cells say of what is on a copy, and of nothing else. */
const attachmentsOf = ({ read }: Pick<ReturnType<typeof readerOf>, 'read'>): AttachmentsSaid => {
  const stickers = read('stickers', 'No stickers such as Crown (Foil)@0.12; Howling Dawn', orNothing(readStickers))
  // In a box, because what takes it off is null too.
  const charm = read('charm', 'No charm such as Semi-Precious#42318', (typed) => boxed(orNothing(readCharm)(typed)))
  const tag = read('name_tag', `No name tag of 1 to ${nameTagMax} characters`, (typed) =>
    boxed(orNothing(readNameTag)(typed)),
  )
  return { ...(stickers && { stickers }), ...(charm && { charm: charm.value }), ...(tag && { name_tag: tag.value }) }
}

const boxed = <Value>(value: Value | undefined): { value: Value } | undefined =>
  value === undefined ? undefined : { value }

const itemRowOf = (cells: Record<string, string>, delimiter: Delimiter): ItemRow => {
  const { read, text, amount, float, whole } = readerOf(cells, delimiter)
  const named = read('market_hash_name', '', readMarketName)
  const skinId = text('skin_id', 120)
  const exterior = read('exterior', 'No exterior: FN, MW, FT, WW, BS or NP', readExterior)
  const variant = read('variant', `No variant: ${offerVariants.join(', ')}`, (typed) =>
    offerVariants.find((one) => one === typed.toLowerCase()),
  )
  if (named?.exterior && exterior && named.exterior !== exterior)
    throw new Unreadable('exterior', 'The name says another exterior')
  if (named && named.variant !== 'normal' && variant && named.variant !== variant)
    throw new Unreadable('variant', 'The name says another variant')
  const phase = text('phase', 40) ?? ''
  const namedVariant = named && named.variant !== 'normal' ? named.variant : null
  return {
    ...emptyRow,
    itemId: read('item', 'No number of an item', (typed) =>
      /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined,
    ),
    skin:
      named || skinId !== null ? { name: named?.name ?? null, phase, ...(skinId !== null && { id: skinId }) } : null,
    exterior: exterior ?? named?.exterior ?? null,
    variant: variant ?? namedVariant,
    float: float('float'),
    paintSeed: whole('paint_seed', 1000),
    attachments: attachmentsOf({ read }),
    priceCents: amount('price_eur', 1),
    costCents: amount('cost_eur', 0),
    assetId: read('asset_id', 'No number of Steam: 1 to 20 digits, which a spreadsheet may have rounded', (typed) =>
      /^\d{1,20}$/.test(typed) ? typed : undefined,
    ),
    account: text('account', 60),
    availableFrom: read('available_from', 'No day such as 2026-12-01 and no moment', readMoment),
    isHidden: read('hidden', 'Neither yes nor no', (typed) => words.get(typed.toLowerCase())),
    externalId: text('external_id', 80),
    note: read('note', 'At most 500 characters', (typed) => (typed.length <= 500 ? typed : undefined)),
  }
}

const labelOf = ({ cells }: TableRow): string =>
  [cells.market_hash_name, cells.skin_id, cells.external_id, cells.item && `Item ${cells.item}`].find(Boolean) ?? ''

/** Reads one row of our own file. */
export const readItemRow = (row: TableRow, delimiter: Delimiter): ReadRow<ItemRow> => {
  const base = { line: row.line, label: labelOf(row), source: row.cells }
  try {
    return { ...base, data: itemRowOf(row.cells, delimiter) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { ...base, data: null, problem: { field: error.field, why: error.message } }
  }
}

/** Columns that our own file does not have, by name. */
export const unknownColumns = (columns: readonly string[]): string[] =>
  columns.filter((column) => !(itemColumns as readonly string[]).includes(column))

// The first says which copy it is, the second is what a price list does not have.
const naming: readonly string[] = ['item', 'market_hash_name', 'skin_id'] satisfies ItemColumn[]
const ofStock: readonly string[] = [
  'exterior',
  'float',
  'paint_seed',
  'price_eur',
  'cost_eur',
  'asset_id',
  'external_id',
] satisfies ItemColumn[]

/** Whether the head of a table is that of our own file. */
export const isItemsHead = (columns: readonly string[]): boolean =>
  columns.some((column) => naming.includes(column)) && columns.some((column) => ofStock.includes(column))
