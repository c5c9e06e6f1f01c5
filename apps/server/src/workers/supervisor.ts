import cluster, { type Worker } from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { AllFigures } from '../http/figures.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { stopSignals } from '../stopping.ts'
import type { FromWorker, Handed, ToWorker } from './messages.ts'

const pauseMillisMin = 100
const pauseMillisMax = 30_000
/** One that has run for so long has ended for a reason of its own: the next one is not kept waiting. */
const steadyMillisMin = 60_000

/** A worker that computes answers late; then what it said the last time is told. */
const figuresMillisMax = 2000

interface Supervised {
  count: number
  handed: Handed
  log: FastifyBaseLogger
  /** absent where nobody may ask for them */
  figures: AllFigures | undefined
}

/** How a worker ended. */
interface End {
  /** its number; absent where none could be started */
  process: number | undefined
  hasOpened: boolean
  /** signal or exit code, in words */
  end: string
  /** what only the operator can put right */
  problem: string | undefined
}

/**
 * Keeps so many workers running, processes that serve visitors at one port (node:cluster, whose primary this process
 * is): one that ends by itself is started again, after an ever longer pause where it ends at once. They end with this
 * process, however it ends.
 */
export class Supervisor {
  readonly #given: Supervised
  readonly #ending = new AbortController()
  readonly #running = new Set<Worker>()
  readonly #open = new Set<Worker>()
  /** by their names, those that did not open when they were last started */
  readonly #failing = new Set<string>()
  readonly #told = new Map<number, () => void>()
  #questions = 0
  #begun: Promise<unknown> = Promise.resolve()
  #kept: Promise<void>[] = []
  #fail: (reason: Error) => void = () => {}

  /** Settles with the reason when no worker serves any more and none can be started. */
  readonly failed: Promise<Error>

  constructor(given: Supervised) {
    this.#given = given
    this.failed = new Promise((settle) => {
      this.#fail = settle
    })
    // One that computes does not hear that this process has ended.
    process.once('exit', () => {
      for (const worker of this.#running) worker.process.kill('SIGKILL')
    })
  }

  /** Starts them; settles when they serve, and throws what keeps them from it where not one does. */
  async open(): Promise<void> {
    const names = Array.from({ length: this.#given.count }, (_, place) => `worker-${place + 1}`)
    const begin = (name: string) =>
      new Promise<void>((begun) => {
        this.#kept.push(this.#keep(name, begun))
      })
    this.#begun = Promise.all(names.map(begin))
    await this.#begun
    if (this.#failing.size === this.#given.count) throw await this.failed
  }

  /** They say that they are not ready, and serve on. */
  drain(): void {
    this.#ending.abort()
    for (const worker of this.#running) send(worker, { kind: 'drain' })
  }

  /** They end what they have begun, and then themselves. */
  async stop(): Promise<void> {
    this.#ending.abort()
    for (const worker of this.#running) send(worker, { kind: 'stop' })
    await Promise.all(this.#kept)
  }

  /**
   * Keeps one of them, whichever process it is at the moment.
   * @param begun called when the first one serves or has ended
   */
  async #keep(name: string, begun: () => void): Promise<void> {
    let pause = pauseMillisMin
    while (!this.#ending.signal.aborted) {
      const startedAt = performance.now()
      const end = await this.#run(name, begun)
      // Told to all processes before this one could pass over it: a start is finished, and ended then.
      if (!end.hasOpened && stopSignals.some((signal) => signal === end.end) && !this.#ending.signal.aborted) continue
      if (!end.hasOpened) this.#failing.add(name)
      begun()
      // Whether any other serves decides what the end of this one means.
      await this.#begun
      if (this.#ending.signal.aborted) return
      if (this.#failing.size === this.#given.count) return this.#fail(failureOf(end))
      this.#given.log.error({ worker: name, ...end }, 'a worker ended by itself; it is started again')
      if (performance.now() - startedAt > steadyMillisMin) pause = pauseMillisMin
      await delay(pause, undefined, { signal: this.#ending.signal }).catch(() => {})
      pause = Math.min(pause * 2, pauseMillisMax)
    }
  }

  /** Runs one process to its end. */
  async #run(name: string, opened: () => void): Promise<End> {
    let worker: Worker
    try {
      worker = cluster.fork()
    } catch (error) {
      // Where there is no memory for one more process.
      return { process: undefined, hasOpened: false, end: (error as Error).message, problem: undefined }
    }
    const ended = endOf(worker)
    let problem: string | undefined
    this.#running.add(worker)
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'opened') {
        this.#open.add(worker)
        this.#failing.delete(name)
        this.#given.log.info({ worker: name, process: worker.process.pid }, 'a worker serves')
        opened()
      }
      if (message.kind === 'failed') problem = message.problem ?? undefined
      void this.#hear(worker, name, message)
    })
    worker.on('error', (error) => this.#given.log.warn({ worker: name, err: error }, 'a worker was not reached'))
    const end = await ended
    this.#running.delete(worker)
    const hasOpened = this.#open.delete(worker)
    this.#given.figures?.end(worker.id)
    return { process: worker.process.pid, hasOpened, end, problem }
  }

  async #hear(worker: Worker, name: string, message: FromWorker): Promise<void> {
    const { figures, handed } = this.#given
    if (message.kind === 'hears') {
      send(worker, this.#ending.signal.aborted ? { kind: 'stop' } : { kind: 'open', name, handed })
    }
    // What one said before it ended may be heard after its end.
    if (!this.#running.has(worker)) return
    if (message.kind === 'figures') {
      figures?.note(worker.id, message.figures)
      this.#told.get(message.question)?.()
    }
    if (message.kind === 'ask_figures') {
      figures?.note(worker.id, message.own)
      await this.#askOthers(worker)
      send(worker, { kind: 'all_figures', question: message.question, all: (await figures?.all()) ?? [] })
    }
  }

  /** Has every other worker that is open say what it counts; one that does not answer in time is left with its last. */
  async #askOthers(asking: Worker): Promise<void> {
    const others = [...this.#open].filter((worker) => worker !== asking)
    const answers = others.map(async (worker) => {
      this.#questions += 1
      const question = this.#questions
      const told = new Promise<void>((settle) => this.#told.set(question, settle))
      send(worker, { kind: 'count', question })
      const waited = new AbortController()
      await Promise.race([told, delay(figuresMillisMax, undefined, { signal: waited.signal }).catch(() => {})])
      waited.abort()
      this.#told.delete(question)
    })
    await Promise.all(answers)
  }
}

const failureOf = ({ problem, end }: End): Error =>
  problem === undefined ? new Error(`no worker could be started: ${end}`) : new OperatorProblem(problem)

/** Settles with how it ended, in words; also where there never was a process. */
const endOf = (worker: Worker): Promise<string> =>
  new Promise((settle) => {
    worker.once('exit', (code, signal) => settle(signal ?? `code ${code}`))
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) settle(error.message)
    })
  })

/** One that has ended meanwhile is told nothing: its end is heard of by itself. */
const send = (worker: Worker, message: ToWorker): void => {
  if (worker.isConnected()) worker.send(message, () => {})
}
