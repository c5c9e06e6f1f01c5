import type { Readable } from 'node:stream'
import type { ItemNews } from '@pandrop/contract/item'
import { shownState } from '@pandrop/contract/lifecycle/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { cents, toUnits } from '@pandrop/money/money'
import { EventStream, EventStreams } from '../../../event-streams.ts'
import type { Shop } from '../../../shop.ts'
import { type ItemNewsRow, selectItemNews } from '../items/item-details.sql.ts'

const newsOf = ({ state, price_cents, old_price_cents }: ItemNewsRow): ItemNews => ({
  state: shownState(state),
  price: toUnits(cents(price_cents)),
  old_price: old_price_cents === null ? null : toUnits(cents(old_price_cents)),
})

/** One open page that listens for news of one item. */
class ItemStream extends EventStream {
  #told = ''

  /** Says what is new; the same news twice is said once. */
  tell(news: ItemNews): void {
    const data = JSON.stringify(news)
    if (data === this.#told) return
    this.#told = data
    this.send('item', data)
  }

  /** Says the news that were read before the stream was known, unless newer ones came first. */
  sendFirst(news: ItemNews): void {
    if (this.#told === '') this.tell(news)
  }
}

/** Streams of server-sent events about items. One query reads the news of all items that a notification is about. */
export class ItemStreams {
  readonly #shop: Shop
  readonly #streams: EventStreams<ItemStream>
  readonly #changed = new Set<number>()
  #reading = false

  constructor(shop: Shop, { heartbeatMilliseconds }: { heartbeatMilliseconds?: number } = {}) {
    this.#shop = shop
    this.#streams = new EventStreams({
      rateLimitFactor: shop.env.RATE_LIMIT_FACTOR,
      heartbeatMilliseconds,
      // What could not be read when it changed is read then.
      onBeat: () => void this.#notifyChanges(),
    })
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
    if (!this.#streams.hasRoomFor(network)) return refuse('too_many_requests')
    const stream = new ItemStream()
    // Known before the item is read: a change in between would be told to nobody.
    this.#streams.add(stream, id, network)
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
    const ids = typeof changed === 'string' ? this.#streams.keys() : changed
    for (const id of ids) if (this.#streams.about(id).size > 0) this.#changed.add(id)
    void this.#notifyChanges()
  }

  /** Ends every stream; browsers ask again when a server answers. */
  close(): void {
    this.#streams.close()
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
      for (const row of read) for (const stream of this.#streams.about(row.id)) stream.tell(newsOf(row))
    }
    this.#reading = false
  }
}
