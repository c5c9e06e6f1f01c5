import { LRUCache } from 'lru-cache'
import {
  type ChangeEffect,
  type CountAnew,
  type EffectOf,
  type ItemChange,
  strongerOf,
} from '../domains/catalogue/items/item-change.rules.ts'

interface CacheBounds<Answer> {
  entriesMax: number
  bytesMax: number
  bytesOf: (answer: Answer) => number
  /** how long an answer may live, however quiet the catalogue is */
  secondsMax: number
  /** how late numbers in it may be */
  lateSecondsMax: number
  /** writes an answer anew with other numbers; absent where it cannot be done without computing all of it */
  withMeta?: (answer: Answer, meta: object) => Answer
}

/** An answer that is ready, and how changes of items affect it. */
export interface ReadyAnswer<Answer> {
  answer: Answer
  effects: readonly EffectOf[]
  countAnew?: CountAnew | undefined
}

/** How far an answer heeds what changed. */
interface Kept<Answer> extends ReadyAnswer<Answer> {
  /** changes that it heeds, among all that were told */
  heededCount: number
  /** until when it may be sent (performance.now()), where its numbers are late */
  lateTill?: number | undefined
  /** whether what it shows stands further now: then counting anew is not enough */
  isMoved?: boolean
}

/** A point among the changes that a cache was told. */
export interface ChangePoint {
  generation: number
  changesCount: number
}

// Whoever computes for longer than so many changes take has computed in vain, and what nobody asked for meanwhile goes.
const recentChangesMax = 2000

/** What each effect holds: the ids of a page. */
const effectBytes = 1024

const bytesOfEffects = (effects: readonly EffectOf[]): number =>
  effects.reduce((sum, { bytes = 0 }) => sum + effectBytes + bytes, 0)

/** What a text takes in memory at most: V8 keeps one that has a "★" or "™" at two bytes a character. */
const bytesOfText = (text: string): number => 2 * text.length

/** What a change does to an answer that is made of several. */
const strongestOf = (effects: readonly EffectOf[], change: ItemChange): ChangeEffect => {
  let strongest: ChangeEffect = 'none'
  for (const effectOf of effects) {
    strongest = strongerOf(strongest, effectOf(change))
    if (strongest === 'shown') break
  }
  return strongest
}

/**
 * Ready answers by address. Bounded; one goes as soon as the database announces a change of what it shows, so that
 * a price or a sale is never older than the way of that message. Where a change touches its numbers alone, it may be
 * sent for a while yet, and then with its numbers counted anew: else each sale would empty every list that counts the
 * item. What changed is kept and looked at when an answer is asked for: most answers are asked for far less often than
 * something changes, or far more.
 */
export class AnswerCache<Answer extends NonNullable<unknown>> {
  readonly #ready: LRUCache<string, Kept<Answer>>
  readonly #lateMillisecondsMax: number
  readonly #withMeta: CacheBounds<Answer>['withMeta']
  #generation = 0
  #changesCount = 0
  /** the newest changes, oldest first */
  readonly #recent: { change: ItemChange; lateTill: number }[] = []

  constructor({ entriesMax, bytesMax, bytesOf, secondsMax, lateSecondsMax, withMeta }: CacheBounds<Answer>) {
    this.#lateMillisecondsMax = lateSecondsMax * 1000
    this.#withMeta = withMeta
    this.#ready = new LRUCache({
      max: entriesMax,
      maxSize: bytesMax,
      sizeCalculation: ({ answer, effects }, key) => bytesOf(answer) + bytesOfText(key) + bytesOfEffects(effects),
      ttl: secondsMax * 1000,
    })
  }

  /** What is ready; its numbers may be late where `lateTill` says so. */
  get(key: string): (ReadyAnswer<Answer> & { lateTill?: number | undefined }) | undefined {
    const kept = this.#ready.get(key)
    if (!kept) return undefined
    if (this.#heed(kept) && this.#isInTime(kept)) return kept
    this.#ready.delete(key)
    return undefined
  }

  /** Looks at what changed since the last time; answers whether what it shows is still so. */
  #heed(kept: Kept<Answer>): boolean {
    const missedCount = this.#changesCount - kept.heededCount
    if (missedCount > this.#recent.length) return false
    for (let place = this.#recent.length - missedCount; place < this.#recent.length; place += 1) {
      const missed = this.#recent[place]
      const effect = missed ? strongestOf(kept.effects, missed.change) : 'none'
      if (effect === 'shown') return false
      if (effect !== 'none') kept.lateTill ??= missed?.lateTill
      if (effect === 'moved') kept.isMoved = true
    }
    kept.heededCount = this.#changesCount
    return true
  }

  /** Whether its numbers are late by no more than they may be, counted anew where memory knows them. */
  #isInTime(kept: Kept<Answer>): boolean {
    if (kept.lateTill === undefined || performance.now() < kept.lateTill) return true
    const counting = kept.isMoved ? undefined : kept.countAnew?.()
    if (!counting || !this.#withMeta) return false
    kept.answer = this.#withMeta(kept.answer, counting.meta)
    kept.lateTill = counting.lateTill
    return true
  }

  get isEmpty(): boolean {
    return this.#ready.size === 0
  }

  /** Marks the start of a computation; what it yields is sent only if nothing that it shows changed meanwhile. */
  begin(): ChangePoint {
    return { generation: this.#generation, changesCount: this.#changesCount }
  }

  put(key: string, ready: ReadyAnswer<Answer>, begunAt: ChangePoint): void {
    if (begunAt.generation !== this.#generation) return
    this.#ready.set(key, { ...ready, heededCount: begunAt.changesCount })
  }

  /** Takes in a change: what shows the item, or would show it, is not sent any more. */
  change(change: ItemChange): void {
    this.#changesCount += 1
    this.#recent.push({ change, lateTill: performance.now() + this.#lateMillisecondsMax })
    if (this.#recent.length > recentChangesMax) this.#recent.shift()
  }

  /** Drops everything. */
  clear(): void {
    this.#generation += 1
    this.#ready.clear()
  }
}
