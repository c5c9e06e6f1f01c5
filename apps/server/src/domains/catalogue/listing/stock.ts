import { performance } from 'node:perf_hooks'
import { exteriorNames } from '@pandrop/contract/exteriors'
import type { Queryable } from '../../../db/statement.ts'
import { AttachedNames, attachedColumns } from './attached.rules.ts'
import { type KindTable, kindTable } from './kinds.rules.ts'
import { type UnpricedSkin, unpricedSkin } from './skins-meant.rules.ts'
import { type Reference, Slices, type StockPart } from './stock.rules.ts'
import {
  type CountedRow,
  countStock,
  type RecountedRow,
  recountStock,
  selectKinds,
  selectNow,
  selectReferences,
  selectSkinFacts,
} from './stock.sql.ts'

/** What lists know before they ask the database for items. */
export interface StockNow {
  table: KindTable
  slices: Slices
  /** what each kind usually costs, by its index; undefined where nobody has seen it sold */
  references: readonly (Reference | undefined)[]
  /** skins without any kind: nobody knows yet what they cost */
  unpriced: readonly UnpricedSkin[]
}

// What only the clock changes (an item's trade protection ends, it is no longer new) shows within a second.
const clockSecondsMax = 1

// Where more items than that wait to be counted anew, nobody has asked for long: counting all is no dearer then.
const touchedItemsMax = 2000

// As long as a ready answer may live: whatever an announcement failed to tell is found by then.
const countSecondsMax = 3600

const secondsSince = (milliseconds: number): number => (performance.now() - milliseconds) / 1000

const numbersOf = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length / 8 }, (_, place) => bytes.readDoubleBE(8 * place))

const attachedIn = ({ attached }: CountedRow, ids: readonly number[], names: AttachedNames): StockPart['attached'] => {
  if (!attached) return null
  const places = new Map(ids.map((id, place) => [id, place]))
  return attachedColumns(attached, (id) => places.get(id) ?? 0, names)
}

const partOf = (row: CountedRow, names: AttachedNames): StockPart => {
  const ids = numbersOf(row.ids)
  return {
    onSale: row.on_sale,
    isNew: row.is_new,
    ids,
    prices: numbersOf(row.prices),
    oldPrices: row.old_prices && numbersOf(row.old_prices),
    listed: numbersOf(row.listed),
    floats: row.floats && numbersOf(row.floats),
    paintSeeds: row.paint_seeds && numbersOf(row.paint_seeds),
    attached: attachedIn(row, ids, names),
  }
}

/** What was counted, by index of the kind; of a kind that the table does not know nothing is said. */
const partsByIndex = (
  rows: readonly CountedRow[],
  { indexByNo }: KindTable,
  names: AttachedNames,
): Map<number, StockPart[]> => {
  const parts = new Map<number, StockPart[]>()
  for (const row of rows) {
    const index = indexByNo.get(row.kind_no)
    const known = index === undefined ? undefined : parts.get(index)
    if (known) known.push(partOf(row, names))
    else if (index !== undefined) parts.set(index, [partOf(row, names)])
  }
  return parts
}

const isCounted = (row: RecountedRow): row is RecountedRow & CountedRow => row.prices !== null

/**
 * How many items of each kind are in stock and at which prices and floats: a summary of the table items, kept in
 * memory and kept true by the database's announcements on the channel "catalogue". Lists read it to count without
 * asking the database and to know which kinds can be on a page; the items themselves always come from the database.
 * Nothing is read before the first question.
 */
export class Stock {
  readonly #q: Queryable
  readonly #names = new AttachedNames()
  #now: StockNow | undefined
  /** what is known, or being read: an announcement that comes meanwhile makes it unknown again */
  #known = { kinds: false, counts: false }
  #countedAt = 0
  #readAt = Number.NEGATIVE_INFINITY
  /** the database's time up to which its clock was heeded */
  #heededTill = new Date(0)
  #touchedItems = new Set<number>()
  /** announcements that came in, and how many of them what was read last includes */
  #heard = 0
  #included = 0
  #reading: Promise<void> | undefined

  constructor(q: Queryable) {
    this.#q = q
  }

  /**
   * Takes in what changed; it is counted anew before the next answer.
   * @param changed ids of items; `items` for any of them; `kinds` for the kinds as well
   */
  forget(changed: readonly number[] | 'items' | 'kinds'): void {
    this.#heard += 1
    if (typeof changed !== 'string') {
      for (const id of changed) this.#touchedItems.add(id)
      if (this.#touchedItems.size <= touchedItemsMax) return
    }
    this.#touchedItems.clear()
    this.#known = { kinds: this.#known.kinds && changed !== 'kinds', counts: false }
  }

  /** The stock, at least as new as the last announcement that came before the question. */
  async now(): Promise<StockNow> {
    const wanted = this.#heard
    for (;;) {
      const isFresh = this.#included >= wanted && secondsSince(this.#readAt) <= clockSecondsMax
      if (this.#now && isFresh) return this.#now
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined
      })
      await this.#reading
    }
  }

  /**
   * What was counted within the last second, without asking the database: what it lacks happened since.
   * @returns until when its numbers are late by a second at most (performance.now()), where something is known to lack
   */
  countedLately(): { stock: StockNow; lateTill: number | undefined } | undefined {
    if (!this.#now || secondsSince(this.#readAt) > clockSecondsMax) return undefined
    const lateTill = this.#included < this.#heard ? this.#readAt + clockSecondsMax * 1000 : undefined
    return { stock: this.#now, lateTill }
  }

  async #read(): Promise<void> {
    const heard = this.#heard
    const begunAt = performance.now()
    const touched = [...this.#touchedItems]
    const known = this.#known
    this.#touchedItems.clear()
    this.#known = { kinds: true, counts: true }
    try {
      const before = known.kinds ? this.#now : undefined
      const counted = known.counts && secondsSince(this.#countedAt) <= countSecondsMax
      if (before && counted) await this.#recount(before, touched)
      else await this.#countAll(before ?? (await this.#readTable()), begunAt)
    } catch (error) {
      // Nobody can say what was missed: the next question reads everything.
      this.#known = { kinds: false, counts: false }
      throw error
    }
    this.#included = heard
    this.#readAt = begunAt
  }

  async #readTable(): Promise<Omit<StockNow, 'slices'>> {
    const skins = new Map((await selectSkinFacts(this.#q)).map((skin) => [skin.id, skin]))
    const facts = (await selectKinds(this.#q)).flatMap(({ no, skin_id, exterior, class: itemClass }) => {
      const skin = skins.get(skin_id)
      return skin ? [{ no, skin, exterior: exteriorNames[exterior], class: itemClass }] : []
    })
    const priced = new Set(facts.map(({ skin }) => skin.id))
    const unpriced = [...skins.values()].filter(({ id }) => !priced.has(id)).map(unpricedSkin)
    const table = kindTable(facts)
    return { table, references: await this.#readReferences(table), unpriced }
  }

  async #readReferences({ kinds, indexByNo }: KindTable): Promise<StockNow['references']> {
    const references = new Array<Reference | undefined>(kinds.length)
    for (const { kind_no, price_cents, day } of await selectReferences(this.#q)) {
      const index = indexByNo.get(kind_no)
      if (index !== undefined) references[index] = { cents: price_cents, day }
    }
    return references
  }

  async #countAll({ table, references, unpriced }: Omit<StockNow, 'slices'>, begunAt: number): Promise<void> {
    const time = await selectNow(this.#q)
    const slices = new Slices(table.kinds.length)
    slices.fill(partsByIndex(await countStock(this.#q), table, this.#names))
    this.#now = { table, slices, references, unpriced }
    if (time) this.#heededTill = time.now
    this.#countedAt = begunAt
  }

  async #recount({ table, slices }: StockNow, items: number[]): Promise<void> {
    const rows = await recountStock(this.#q, items, this.#heededTill)
    const parts = partsByIndex(rows.filter(isCounted), table, this.#names)
    for (const no of new Set(rows.map(({ touched_no }) => touched_no))) {
      const index = no === null ? undefined : table.indexByNo.get(no)
      if (index !== undefined) slices.replace(index, parts.get(index) ?? [])
    }
    const [first] = rows
    if (first) this.#heededTill = first.now
  }
}
