import autocannon from 'autocannon'

/** One figure of a run. */
export interface Figure {
  perSecond: number
  p50Milliseconds: number
  p99Milliseconds: number
  /** answers that were not 2xx; anything but zero makes the figure worthless */
  refused: number
}

/** One line of the report. */
export interface Finding {
  what: string
  ours: string
  beside: string
  ratio: string
  budget: string
}

/** The value in the middle, of an even number the upper one; NaN of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN

interface LoadOptions {
  origin: string
  paths: string[]
  headers?: Record<string, string>
  connections: number
  seconds: number
}

/** Asks for the paths in rotation, as fast as the answers come; one second of warming up are not counted. */
export const loadGets = async ({ origin, paths, headers, connections, seconds }: LoadOptions): Promise<Figure> => {
  const requests = paths.map((path) => ({ path, headers, method: 'GET' as const }))
  await autocannon({ url: origin, requests, connections, duration: 1 })
  const {
    requests: done,
    latency,
    non2xx,
    errors,
  } = await autocannon({ url: origin, requests, connections, duration: seconds })
  return {
    perSecond: done.average,
    p50Milliseconds: latency.p50,
    p99Milliseconds: latency.p99,
    refused: non2xx + errors,
  }
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A figure in words: "18,402/s, p99 2 ms". */
export const told = ({ perSecond, p99Milliseconds, refused }: Figure): string =>
  `${whole.format(perSecond)}/s, p99 ${p99Milliseconds.toFixed(0)} ms${refused ? `, ${refused} refused` : ''}`

/** A ratio with two decimals. */
export const ratioOf = (ours: number, beside: number): string => (ours / beside).toFixed(2)

/** Milliseconds in words. */
export const milliseconds = (value: number): string => `${whole.format(value)} ms`
