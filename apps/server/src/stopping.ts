import type { FastifyBaseLogger } from 'fastify'

/** What tells a shop to stop; a terminal and some service managers send it to every process of it. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How long a stop may take, without DRAIN_SECONDS: somebody's slow download must not keep a stopped shop alive. */
export const stopSecondsMax = 15

/** Undoes what was started, last first, however far the start got. */
export class Undo {
  readonly #steps: (() => unknown)[] = []
  readonly #log: FastifyBaseLogger

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  add(step: () => unknown): void {
    this.#steps.push(step)
  }

  /** A step that fails is logged: it must not keep the others from being done. */
  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) {
      try {
        await step()
      } catch (error) {
        this.#log.error({ err: error }, 'a part of the shop did not stop as it should')
      }
    }
  }
}
