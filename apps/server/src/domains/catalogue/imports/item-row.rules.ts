import type { AttachmentsSaid } from '@pandrop/contract/attachments'
import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'

/**
 * A copy as a file tells of it, whichever kind of file; null: the file does not say, so what the shop knows stays.
 * Kept as JSON between reading and importing.
 */
export interface ItemRow {
  /** our number of it */
  itemId: number | null
  /**
   * by our id, by its name in the market without what follows from the other facts, or by both, which are to agree; an
   * empty phase names none
   */
  skin: { id?: string; name: string | null; phase: string; paintIndex?: number } | null
  /** null with a float: it follows from that */
  exterior: ExteriorCode | null
  /** null: normal */
  variant: OfferVariant | null
  float: number | null
  paintSeed: number | null
  /** absent in rows of before it was read; wear is null where the file does not say it */
  attachments?: AttachmentsSaid
  priceCents: number | null
  /** it comes in hidden, at the reference price, and from this moment on; nothing of that changes one that is here */
  arrival?: { availableFrom: string | null }
  costCents: number | null
  assetId: string | null
  /** the account that it is kept on: its name here, or its SteamID64 */
  account: string | null
  /** ISO 8601 */
  availableFrom: string | null
  isHidden: boolean | null
  externalId: string | null
  note: string | null
}

/** What a market name says: a skin, and which of its kinds. */
export interface NamedKind {
  name: string
  variant: OfferVariant
  exterior: ExteriorCode | null
}

const exteriorsByName = new Map<string, ExteriorCode>([
  ['Factory New', 'FN'],
  ['Minimal Wear', 'MW'],
  ['Field-Tested', 'FT'],
  ['Well-Worn', 'WW'],
  ['Battle-Scarred', 'BS'],
  ['Not Painted', 'NP'],
])

/** The code of an exterior by its English name in Steam or by the code itself; undefined for anything else. */
export const readExterior = (typed: string): ExteriorCode | undefined => {
  const code = typed.toUpperCase()
  return [...exteriorsByName].find(([name, known]) => known === code || name.toUpperCase() === code)?.[1]
}

/** Reads a market_hash_name: "★ StatTrak™ Karambit | Doppler (Factory New)" is a StatTrak "★ Karambit | Doppler". */
export const readMarketName = (marketName: string): NamedKind => {
  const [, named = marketName, wear] = /^(.*?)(?:\s*\(([^()]+)\))?$/s.exec(marketName.trim()) ?? []
  const exterior = wear === undefined ? undefined : readExterior(wear)
  // What stands in brackets without being an exterior belongs to the name.
  const whole = exterior ? named : marketName.trim()
  const [, star = '', rest = whole] = /^(★\s*)?(.*)$/s.exec(whole) ?? []
  const [, mark, skin = rest] = /^(StatTrak(?:™|\(tm\))?|Souvenir)\s+(.*)$/is.exec(rest) ?? []
  const variant = mark === undefined ? 'normal' : mark.toLowerCase() === 'souvenir' ? 'souvenir' : 'stattrak'
  return { name: `${star ? '★ ' : ''}${skin.trim()}`, variant, exterior: exterior ?? null }
}

/** A row that says nothing yet. */
export const emptyRow: ItemRow = {
  itemId: null,
  skin: null,
  exterior: null,
  variant: null,
  float: null,
  paintSeed: null,
  priceCents: null,
  costCents: null,
  assetId: null,
  account: null,
  availableFrom: null,
  isHidden: null,
  externalId: null,
  note: null,
}

/** Rows of one file. */
export interface FileRow {
  line: number
  data: ItemRow | null
}

const numbers = [
  ['itemId', 'item'],
  ['externalId', 'external_id'],
  ['assetId', 'asset_id'],
] as const

/** Goes through the rows of a file in their order: one that repeats a number of a row before it is named with that. */
export const findTwins = <Row extends FileRow>(rows: readonly Row[]): { row: Row; twin: RowTwin | null }[] => {
  const lines = new Map<string, number>()
  return rows.map((row) => {
    const { data } = row
    if (data === null) return { row, twin: null }
    const named = numbers.flatMap(([fact, column]) =>
      data[fact] === null ? [] : [{ column, key: `${fact} ${data[fact]}` }],
    )
    const again = named.find(({ key }) => lines.has(key))
    for (const { key } of named) if (!lines.has(key)) lines.set(key, row.line)
    return { row, twin: again ? { field: again.column, line: lines.get(again.key) ?? 0 } : null }
  })
}

/** A row before with the same number. */
export interface RowTwin {
  field: (typeof numbers)[number][1]
  line: number
}

const yearsOfStock = { from: 2000, until: 2100 } as const

/** A moment as it is kept, ISO 8601 in UTC; undefined for none, and for one of another century. */
export const momentOf = (at: Date): string | undefined => {
  const year = at.getUTCFullYear()
  return year >= yearsOfStock.from && year < yearsOfStock.until ? at.toISOString() : undefined
}
