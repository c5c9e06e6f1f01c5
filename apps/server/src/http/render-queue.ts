/** What is rendered at the same moment, and what waits for that; who comes when all places are taken gets none. */
export class RenderQueue {
  readonly #runningMax: number
  readonly #waitingMax: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ runningMax, waitingMax }: { runningMax: number; waitingMax: number }) {
    this.#runningMax = runningMax
    this.#waitingMax = waitingMax
  }

  /**
   * Does a piece of work once there is room for it, in the order in which they came.
   * @returns what it answers; undefined, and nothing is done, where too many wait already
   */
  async run<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    if (this.#running < this.#runningMax) this.#running += 1
    else if (this.#waiting.length >= this.#waitingMax) return undefined
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
