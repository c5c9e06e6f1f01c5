import { LRUCache } from 'lru-cache'
import type { Queryable } from '../../../db/statement.ts'
import type { KindTable } from './kinds.rules.ts'
import { narrowQuery, readingsOf, wideQuery, wordsOf } from './search.rules.ts'
import { findByName, findFirstHit, findSimilarWords, findWidely } from './search.sql.ts'
import { nicknames } from './search-nicknames.rules.ts'

/** What a search means. */
export interface Meaning {
  /** by index of the kind: 1 where it is meant */
  found: Uint8Array
  /** the words that were searched instead, where nothing has those that were typed */
  searched?: string
  /** kinds have the words as they were typed, be it kinds that the table has not */
  asTyped: boolean
}

// A meaning takes one byte a kind: 9 MB at most with the whole catalogue.
const meaningsMax = 500

/**
 * Understands searches (docs/behaviour/catalogue.md#search). In this order, the first that finds a kind counts:
 * 1. Every word typed begins a word of the kind's name: weapon, finish, phase, type, exterior in full or as "ft",
 *    StatTrak, Souvenir; weapon and finish also written as one word. Words stand in any order; case, accents and signs
 *    do not matter. A nickname ("deagle", "bfk", "ch") is read as what players mean by it, not as a beginning.
 * 2. The same, where the words may also be those of its collection or rarity, and a nickname may be a beginning.
 * 3. Each word corrected to the likeliest of those in the catalogue that pg_trgm finds similar (three letters or more,
 *    similarity 0.3 or more); two neighbours written as one; a word that resembles nothing is left out if others
 *    remain. Then `searched` says what was searched.
 * What is found depends on what can exist, not on what is in stock: a skin that is sold out finds nothing else instead.
 * Nothing but signs finds nothing.
 */
export class Search {
  readonly #q: Queryable
  readonly #meanings = new LRUCache<string, Meaning>({ max: meaningsMax })
  #table: KindTable | undefined

  constructor(q: Queryable) {
    this.#q = q
  }

  /** What the text means among these kinds. */
  async meaningOf(typed: string, table: KindTable): Promise<Meaning> {
    if (table !== this.#table) this.#meanings.clear()
    this.#table = table
    const words = wordsOf(typed)
    const key = words.join(' ')
    const known = this.#meanings.get(key)
    if (known) return known
    const meaning = await this.#understand(words, table)
    if (table === this.#table) this.#meanings.set(key, meaning)
    return meaning
  }

  async #understand(words: readonly string[], table: KindTable): Promise<Meaning> {
    if (words.length === 0) return { found: new Uint8Array(table.kinds.length), asTyped: false }
    const found = await this.#find(words, table)
    if (found) return { found, asTyped: true }
    const corrected = await this.#correct(words)
    const foundInstead = corrected && (await this.#find(corrected, table))
    if (!foundInstead) return { found: new Uint8Array(table.kinds.length), asTyped: false }
    return { found: foundInstead, searched: corrected.join(' '), asTyped: false }
  }

  async #find(words: readonly string[], { indexByNo, kinds }: KindTable): Promise<Uint8Array | undefined> {
    const byName = await findByName(this.#q, narrowQuery(words))
    const numbers = byName?.numbers ?? (await findWidely(this.#q, wideQuery(words)))?.numbers
    if (!numbers) return undefined
    const found = new Uint8Array(kinds.length)
    for (const no of numbers.split(',')) {
      const index = indexByNo.get(Number(no))
      if (index !== undefined) found[index] = 1
    }
    return found
  }

  async #correct(words: readonly string[]): Promise<readonly string[] | undefined> {
    const similar = await findSimilarWords(this.#q, [...words], Object.keys(nicknames))
    const readings = readingsOf(words, similar)
    const hit = await findFirstHit(
      this.#q,
      readings.map((reading) => wideQuery(reading.words)),
    )
    return hit && readings[hit.place - 1]?.words
  }
}
