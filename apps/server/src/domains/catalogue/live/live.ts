import { PassThrough, type Readable } from 'node:stream'
import type { ItemNews } from '@pandrop/contract/item'
import { shownState } from '@pandrop/contract/lifecycle/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { cents, toUnits } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { type ItemNewsRow, selectItemNews } from '../items/item-details.sql.ts'

const streamsPerNetwork = 20
const streamsMax = 2000

/** Proxies end a connection on which nothing is said for half a minute or a minute. */
const heartbeatMillisecondsDefault = 25_000

/** A browser that is cut off asks again after so many milliseconds. */
const retryMilliseconds = 3000

/** A reader that leaves so much unread is gone without having said so. */
const unreadBytesMax = 8 * 1024

const newsOf = ({ state, price_cents, old_price_cents }: ItemNewsRow): ItemNews => ({
  state: shownState(state),
  price: toUnits(cents(price_cents)),
  old_price: old_price_cents === null ? null : toUnits(cents(old_price_cents)),
})

/** One open page that listens for news of one item. */
class ItemStream {
  readonly body = new PassThrough()
  #told = ''

  constructor() {
    this.body.write(`retry: ${retryMilliseconds}\n\n`)
  }

  /** Says what is new; the same news twice is said once. */
  tell(news: ItemNews): void {
    const data = JSON.stringify(news)
    if (data === this.#told) return
    this.#told = data
    this.#write(`event: item\ndata: ${data}\n\n`)
  }

  /** Says the news that were read before the stream was known, unless newer ones came first. */
  sendFirst(news: ItemNews): void {
    if (this.#told === '') this.tell(news)
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

/**
 * Streams of server-sent events about items (https://html.spec.whatwg.org/multipage/server-sent-events.html). All open
 * streams share one timer, and one query reads the news of all items that a notification is about.
 */
export class ItemStreams {
  readonly #shop: Shop
  readonly #heartbeatMilliseconds: number
  readonly #streams = new Map<number, Set<ItemStream>>()
  readonly #countByNetwork = new Map<string, number>()
  readonly #changed = new Set<number>()
  #count = 0
  #reading = false
  #closed = false
  #heart: NodeJS.Timeout | undefined

  constructor(shop: Shop, { heartbeatMilliseconds = heartbeatMillisecondsDefault } = {}) {
    this.#shop = shop
    this.#heartbeatMilliseconds = heartbeatMilliseconds
  }

  /**
   * Opens a stream: the item's state and prices at once, and again whenever they change.
   * @param visitor.network address network of the visitor; 20 streams each, times RATE_LIMIT_FACTOR, and 2,000 in all
   * @returns text/event-stream, which ends with the server; whoever stops reading destroys it. Refuses item_not_found
   *   and too_many_requests
   */
  async open(
    id: number,
    { network }: { network: string },
  ): Promise<Result<Readable, 'item_not_found' | 'too_many_requests'>> {
    if (!this.#hasRoomFor(network)) return refuse('too_many_requests')
    const stream = new ItemStream()
    // Known before the item is read: a change in between would be told to nobody.
    this.#add(stream, id, network)
    const read = await selectItemNews(this.#shop.pool, [id]).catch((error: unknown) => {
      stream.body.destroy()
      throw error
    })
    const [row] = read
    if (!row) {
      stream.body.destroy()
      return refuse('item_not_found')
    }
    stream.sendFirst(newsOf(row))
    return ok(stream.body)
  }

  /**
   * Hears which items changed: these, or any.
   */
  itemsChanged(changed: readonly number[] | 'items' | 'kinds'): void {
    const ids = typeof changed === 'string' ? [...this.#streams.keys()] : changed
    for (const id of ids) if (this.#streams.has(id)) this.#changed.add(id)
    void this.#notifyChanges()
  }

  /** Ends every stream; browsers ask again when a server answers. */
  close(): void {
    this.#closed = true
    for (const stream of this.#all()) stream.body.end()
  }

  #all(): ItemStream[] {
    return [...this.#streams.values()].flatMap((streams) => [...streams])
  }

  #hasRoomFor(network: string): boolean {
    const perNetwork = Math.max(1, Math.round(streamsPerNetwork * this.#shop.env.RATE_LIMIT_FACTOR))
    return this.#count < streamsMax && (this.#countByNetwork.get(network) ?? 0) < perNetwork
  }

  #add(stream: ItemStream, id: number, network: string): void {
    const streams = this.#streams.get(id) ?? new Set()
    this.#streams.set(id, streams.add(stream))
    this.#count += 1
    this.#countByNetwork.set(network, (this.#countByNetwork.get(network) ?? 0) + 1)
    this.#heart ??= setInterval(() => this.#beat(), this.#heartbeatMilliseconds).unref()
    stream.body.once('close', () => this.#remove(stream, id, network))
    if (this.#closed) stream.body.end()
  }

  #remove(stream: ItemStream, id: number, network: string): void {
    const streams = this.#streams.get(id)
    streams?.delete(stream)
    if (streams?.size === 0) this.#streams.delete(id)
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
    // What could not be read when it changed is read now.
    void this.#notifyChanges()
  }

  /** One query at a time: what changes meanwhile waits for the next one. */
  async #notifyChanges(): Promise<void> {
    if (this.#reading) return
    this.#reading = true
    while (this.#changed.size > 0) {
      const ids = [...this.#changed]
      this.#changed.clear()
      const read = await selectItemNews(this.#shop.pool, ids).catch((error: unknown) => {
        this.#shop.log.warn({ err: error }, 'news of items could not be read and will be read again')
      })
      if (!read) {
        for (const id of ids) this.#changed.add(id)
        break
      }
      for (const row of read) for (const stream of this.#streams.get(row.id) ?? []) stream.tell(newsOf(row))
    }
    this.#reading = false
  }
}
