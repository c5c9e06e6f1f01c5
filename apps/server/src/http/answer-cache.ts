import { LRUCache } from 'lru-cache'

interface CacheBounds<Answer> {
  entriesMax: number
  bytesMax: number
  bytesOf: (answer: Answer) => number
  /** how long an answer may live, however quiet the catalogue is */
  secondsMax: number
}

/** What a text takes in memory at most: V8 keeps one that has a "★" or "™" at two bytes a character. */
const bytesOfText = (text: string): number => 2 * text.length

/**
 * Ready answers by address. Bounded, and emptied when the database notifies of a change, so that a price or a sale is
 * never older than the way of that message.
 */
export class AnswerCache<Answer extends NonNullable<unknown>> {
  readonly #answers: LRUCache<string, Answer>
  #generation = 0

  constructor({ entriesMax, bytesMax, bytesOf, secondsMax }: CacheBounds<Answer>) {
    this.#answers = new LRUCache({
      max: entriesMax,
      maxSize: bytesMax,
      sizeCalculation: (answer, key) => bytesOf(answer) + bytesOfText(key),
      ttl: secondsMax * 1000,
    })
  }

  get(key: string): Answer | undefined {
    return this.#answers.get(key)
  }

  get isEmpty(): boolean {
    return this.#answers.size === 0
  }

  /** Marks the start of a computation; what it yields is kept only if nothing changed meanwhile. */
  begin(): number {
    return this.#generation
  }

  put(key: string, answer: Answer, begunAt: number): void {
    if (begunAt === this.#generation) this.#answers.set(key, answer)
  }

  clear(): void {
    this.#generation += 1
    this.#answers.clear()
  }
}
