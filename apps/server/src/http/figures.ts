import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client'

/** What one process counts, as it is handed to others. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Waits for what a figure is read from, but no longer than the one who asks for all figures waits. */
export type InTime = <Value>(reading: Promise<Value>) => Promise<Value>

/** The processes that answer visitors at the same port. */
export interface Siblings {
  /** of this process, as its own figures say it */
  name: string
  /** how others learn what this one counts; asked whenever one of them is */
  tell(own: () => Promise<Figures>): void
  /** what all processes of this server count, this one among them */
  ask(own: Figures): Promise<Figures[]>
}

/** What Node.js tells of a process; among several each names itself, so that none hides behind a mean. */
export const countProcess = (registry: Registry, name: string | undefined): void =>
  collectDefaultMetrics({ register: registry, ...(name !== undefined && { labels: { process: name } }) })

/** Figures of a process that has ended: what only grows, so that the sums over all processes never fall. */
const lastingOf = (figures: Figures): Figures =>
  figures.filter(({ type }) => ['counter', 'histogram'].includes(String(type)))

/** The figures of several processes as those of one server: what stands with the same labels is added up. */
export const summed = (all: readonly Figures[]): Registry => AggregatorRegistry.aggregate(all.map(legible) as object[])

// On the way between processes NaN becomes null; and the moment of a start, which prom-client would leave out, has
// labels of its own.
const legible = (figures: Figures): Figures =>
  figures.map((figure) => ({
    ...figure,
    aggregator: figure.aggregator === 'omit' ? 'first' : figure.aggregator,
    values: figure.values.map((each) => ({ ...each, value: each.value ?? Number.NaN })),
  }))

/** What the processes of one server count, kept by the one that started them. */
export class AllFigures {
  readonly #own = new Registry()
  readonly #known = new Map<number, Figures>()
  #ended: Figures = []

  /** @param name of the process that keeps them */
  constructor(name: string) {
    countProcess(this.#own, name)
  }

  /**
   * Takes down what a process counts.
   * @param id of the process, never that of another one later
   */
  note(id: number, figures: Figures): void {
    this.#known.set(id, figures)
  }

  /** What a process that has ended had counted when it was last asked stays in the sums. */
  end(id: number): void {
    const last = this.#known.get(id)
    this.#known.delete(id)
    // At once, so that nobody is told the sums without it; what was summed up has its values beside it.
    if (last) this.#ended = summed([this.#ended, lastingOf(last)]).getMetricsAsArray() as Figures
  }

  /** Of all that were taken down, of those that have ended, and of this process. */
  async all(): Promise<Figures[]> {
    return [await this.#own.getMetricsAsJSON(), ...this.#known.values(), this.#ended]
  }
}
