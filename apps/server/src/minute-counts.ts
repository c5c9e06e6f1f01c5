import { LRUCache } from 'lru-cache'

const subjectsMax = 10_000

/** How often something happened within a minute, for each subject, at this server alone; kept in memory, bounded. */
export class MinuteCounts {
  readonly #max: number
  // The minute begins with the first count: later ones do not prolong it.
  readonly #counts = new LRUCache<string, number>({ max: subjectsMax, ttl: 60_000, noUpdateTTL: true })

  /** @param max what is still within the limit */
  constructor(max: number) {
    this.#max = max
  }

  /** Counts once more and answers whether that is still within the limit. */
  count(subject: string): boolean {
    const counted = (this.#counts.get(subject) ?? 0) + 1
    this.#counts.set(subject, counted)
    return counted <= this.#max
  }

  /** Whether the limit is used up. */
  isOver(subject: string): boolean {
    return (this.#counts.get(subject) ?? 0) >= this.#max
  }
}
