import { PassThrough } from 'node:stream'

const streamsPerNetwork = 20
const streamsMax = 2000

/** Proxies end a connection on which nothing is said for half a minute or a minute. */
const heartbeatMillisecondsDefault = 25_000

/** A browser that is cut off asks again after so many milliseconds. */
const retryMilliseconds = 3000

/** A reader that leaves so much unread is gone without having said so. */
const unreadBytesMax = 8 * 1024

/** One open page that listens (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class EventStream {
  readonly body = new PassThrough()

  constructor() {
    this.body.write(`retry: ${retryMilliseconds}\n\n`)
  }

  /**
   * @param event its name
   * @param data JSON, in one line
   */
  send(event: string, data: string): void {
    this.#write(`event: ${event}\ndata: ${data}\n\n`)
  }

  /** A comment, which browsers pass over. */
  beat(): void {
    this.#write(':\n\n')
  }

  #write(text: string): void {
    if (this.body.readableLength + this.body.writableLength > unreadBytesMax) this.body.destroy()
    else if (this.body.writable) this.body.write(text)
  }
}

interface EventStreamsOptions {
  /** of the pace of reading: 1 in a shop, more in tests */
  rateLimitFactor: number
  heartbeatMilliseconds?: number | undefined
  /** called with each heartbeat */
  onBeat?: () => void
}

/**
 * All open streams of one kind, by the number that each is about. They share one timer; there are 20 for each network,
 * times RATE_LIMIT_FACTOR, and 2,000 in all.
 */
export class EventStreams<Stream extends EventStream> {
  readonly #perNetwork: number
  readonly #heartbeatMilliseconds: number
  readonly #onBeat: () => void
  readonly #streams = new Map<number, Set<Stream>>()
  readonly #countByNetwork = new Map<string, number>()
  #count = 0
  #closed = false
  #heart: NodeJS.Timeout | undefined

  constructor({ rateLimitFactor, heartbeatMilliseconds, onBeat }: EventStreamsOptions) {
    this.#perNetwork = Math.max(1, Math.round(streamsPerNetwork * rateLimitFactor))
    this.#heartbeatMilliseconds = heartbeatMilliseconds ?? heartbeatMillisecondsDefault
    this.#onBeat = onBeat ?? (() => {})
  }

  /** @param network address network of a visitor */
  hasRoomFor(network: string): boolean {
    return this.#count < streamsMax && (this.#countByNetwork.get(network) ?? 0) < this.#perNetwork
  }

  /** What the streams are about, each number once. */
  keys(): number[] {
    return [...this.#streams.keys()]
  }

  /** The streams about a number. */
  about(key: number): ReadonlySet<Stream> {
    return this.#streams.get(key) ?? new Set()
  }

  /** Knows a stream until it closes; one that comes after close() ends at once. */
  add(stream: Stream, key: number, network: string): void {
    const streams = this.#streams.get(key) ?? new Set()
    this.#streams.set(key, streams.add(stream))
    this.#count += 1
    this.#countByNetwork.set(network, (this.#countByNetwork.get(network) ?? 0) + 1)
    this.#heart ??= setInterval(() => this.#beat(), this.#heartbeatMilliseconds).unref()
    stream.body.once('close', () => this.#remove(stream, key, network))
    if (this.#closed) stream.body.end()
  }

  /** Ends every stream; browsers ask again when a server answers. */
  close(): void {
    this.#closed = true
    for (const stream of this.#all()) stream.body.end()
  }

  #all(): Stream[] {
    return [...this.#streams.values()].flatMap((streams) => [...streams])
  }

  #remove(stream: Stream, key: number, network: string): void {
    const streams = this.#streams.get(key)
    streams?.delete(stream)
    if (streams?.size === 0) this.#streams.delete(key)
    this.#count -= 1
    const left = (this.#countByNetwork.get(network) ?? 1) - 1
    if (left === 0) this.#countByNetwork.delete(network)
    else this.#countByNetwork.set(network, left)
    if (this.#count > 0) return
    clearInterval(this.#heart)
    this.#heart = undefined
  }

  #beat(): void {
    for (const stream of this.#all()) stream.beat()
    this.#onBeat()
  }
}
