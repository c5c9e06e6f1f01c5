import { LRUCache } from 'lru-cache'
import type { ChangeEffect, EffectOf, ItemChange } from '../domains/catalogue/items/item-change.rules.ts'

interface CacheBounds<Answer> {
  entriesMax: number
  bytesMax: number
  bytesOf: (answer: Answer) => number
  /** how long an answer may live, however quiet the catalogue is */
  secondsMax: number
}

/** An answer that is ready, and how changes of items affect it. */
export interface ReadyAnswer<Answer> {
  answer: Answer
  effects: readonly EffectOf[]
  /** until when it may be sent (performance.now()), where its numbers are late */
  lateTill?: number
}

/** A point among the changes that a cache was told. */
export interface ChangePoint {
  generation: number
  changesCount: number
}

// Totals and facets may be late by so much (docs/behaviour/wire.md#ready-answers).
const lateMillisecondsMax = 1000

// Whoever computes for longer than so many changes take has computed in vain.
const recentChangesMax = 500

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
    const effect = effectOf(change)
    if (effect === 'shown') return effect
    if (effect === 'numbers') strongest = effect
  }
  return strongest
}

/**
 * Ready answers by address. Bounded; one goes as soon as the database announces a change of what it shows, so that
 * a price or a sale is never older than the way of that message. Where a change touches its numbers alone, it may be
 * sent for one more second: else each sale would empty every list that counts the item.
 */
export class AnswerCache<Answer extends NonNullable<unknown>> {
  readonly #ready: LRUCache<string, ReadyAnswer<Answer>>
  #generation = 0
  #changesCount = 0
  /** the newest changes, oldest first */
  readonly #recent: { change: ItemChange; lateTill: number }[] = []

  constructor({ entriesMax, bytesMax, bytesOf, secondsMax }: CacheBounds<Answer>) {
    this.#ready = new LRUCache({
      max: entriesMax,
      maxSize: bytesMax,
      sizeCalculation: ({ answer, effects }, key) => bytesOf(answer) + bytesOfText(key) + bytesOfEffects(effects),
      ttl: secondsMax * 1000,
    })
  }

  get(key: string): ReadyAnswer<Answer> | undefined {
    const ready = this.#ready.get(key)
    if (ready?.lateTill === undefined || performance.now() < ready.lateTill) return ready
    this.#ready.delete(key)
    return undefined
  }

  get isEmpty(): boolean {
    return this.#ready.size === 0
  }

  /** Marks the start of a computation; what it yields is kept only if nothing that it shows changed meanwhile. */
  begin(): ChangePoint {
    return { generation: this.#generation, changesCount: this.#changesCount }
  }

  put(key: string, ready: ReadyAnswer<Answer>, begunAt: ChangePoint): void {
    const missedCount = this.#changesCount - begunAt.changesCount
    if (begunAt.generation !== this.#generation || missedCount > this.#recent.length) return
    const kept = { ...ready }
    for (const { change, lateTill } of missedCount > 0 ? this.#recent.slice(-missedCount) : []) {
      const effect = strongestOf(kept.effects, change)
      if (effect === 'shown') return
      if (effect === 'numbers') kept.lateTill ??= lateTill
    }
    this.#ready.set(key, kept)
  }

  /** Drops what shows the item, or would show it. */
  change(change: ItemChange): void {
    const lateTill = performance.now() + lateMillisecondsMax
    this.#changesCount += 1
    this.#recent.push({ change, lateTill })
    if (this.#recent.length > recentChangesMax) this.#recent.shift()
    const wrong: string[] = []
    for (const [key, ready] of this.#ready.entries()) {
      const effect = strongestOf(ready.effects, change)
      if (effect === 'shown') wrong.push(key)
      else if (effect === 'numbers') ready.lateTill ??= lateTill
    }
    for (const key of wrong) this.#ready.delete(key)
  }

  /** Drops everything. */
  clear(): void {
    this.#generation += 1
    this.#ready.clear()
  }
}
