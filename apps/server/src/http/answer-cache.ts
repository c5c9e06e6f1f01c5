import { LRUCache } from 'lru-cache'

interface CacheBounds {
  entriesMax: number
  bytesMax: number
  /** how long an answer may live, however quiet the catalogue is */
  secondsMax: number
}

/**
 * Ready answers by address. Bounded, and emptied when the database notifies of a change, so that a price or a sale is
 * never older than the way of that message.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, string>
  #generation = 0

  constructor({ entriesMax, bytesMax, secondsMax }: CacheBounds) {
    this.#answers = new LRUCache({
      max: entriesMax,
      maxSize: bytesMax,
      sizeCalculation: (answer, key) => answer.length + key.length,
      ttl: secondsMax * 1000,
    })
  }

  get(key: string): string | undefined {
    return this.#answers.get(key)
  }

  /** Marks the start of a computation; what it yields is kept only if nothing changed meanwhile. */
  begin(): number {
    return this.#generation
  }

  put(key: string, answer: string, begunAt: number): void {
    if (begunAt === this.#generation) this.#answers.set(key, answer)
  }

  clear(): void {
    this.#generation += 1
    this.#answers.clear()
  }
}
