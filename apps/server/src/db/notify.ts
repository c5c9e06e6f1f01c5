import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from './log.ts'
import { connectionOptions } from './pool.ts'
import { PrimaryClient } from './primary-client.ts'

/** A connection that hears what other processes announce. */
export interface Listener {
  close(): Promise<void>
}

/** What listen may be told besides. */
export interface ListenOptions {
  log?: Log
  /** announcements may have been missed, so whatever is kept because of them must be dropped */
  onMissed?: () => void
  /** between two calls to oneself, and how long an answer may take; a gap is noticed after twice this time at most */
  heartbeatMillis?: number
}

const retryMillisMin = 100
const retryMillisMax = 5_000
const heartbeatMillisDefault = 5_000

/**
 * Hears PostgreSQL's NOTIFY on one channel, on a connection of its own. A lost connection is made again, first after
 * 0.1 s, then at ever longer intervals up to 5 s. One that has merely gone silent, as behind a firewall that forgot it,
 * is noticed because it does not hear its own heartbeat any more.
 * @param channel as in `notify <channel>, '<payload>'`
 * @param onPayload called with the text of each announcement; empty where it has none
 */
export const listen = async (
  connectionString: string,
  channel: string,
  onPayload: (payload: string) => void,
  { log, onMissed, heartbeatMillis = heartbeatMillisDefault }: ListenOptions = {},
): Promise<Listener> => {
  const closing = new AbortController()
  const pause = (millis: number): Promise<boolean> => delay(millis, true, { signal: closing.signal }).catch(() => false)
  let client: pg.Client

  const connect = async (): Promise<void> => {
    const fresh = new PrimaryClient({ ...connectionOptions(connectionString), query_timeout: heartbeatMillis })
    const pulse = new Pulse(fresh)
    fresh.on('notification', ({ channel: from, payload }) => {
      if (from === channel) onPayload(payload ?? '')
    })
    fresh.on('error', (error) => log?.warn(`listening on ${channel} was interrupted: ${error.message}`))
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
      await pulse.begin()
    } catch (error) {
      cut(fresh)
      throw error
    }
    client = fresh
    const ended = new Promise<void>((settle) => fresh.once('end', () => settle()))
    void ended.then(reconnect)
    void watch(fresh, pulse)
  }

  const watch = async (watched: pg.Client, pulse: Pulse): Promise<void> => {
    while (await pause(heartbeatMillis)) {
      if (watched !== client) return
      if (await pulse.beat()) continue
      if (!closing.signal.aborted) log?.warn(`listening on ${channel}: the connection has gone silent`)
      return cut(watched)
    }
  }

  const reconnect = async (): Promise<void> => {
    for (let wait = retryMillisMin; !closing.signal.aborted; wait = Math.min(wait * 2, retryMillisMax)) {
      // What is kept from now on may be wrong too, until the connection stands again.
      onMissed?.()
      if (!(await pause(wait))) return
      const connected = await connect().then(
        () => true,
        () => false,
      )
      if (connected) return onMissed?.()
    }
  }

  await connect()
  return {
    close: async () => {
      closing.abort()
      await client.end()
    },
  }
}

/** Says something to itself over one connection, to know that it still hears. */
class Pulse {
  readonly #client: pg.Client
  readonly #channel = `heartbeat_${randomUUID()}`
  #heard = false

  constructor(client: pg.Client) {
    this.#client = client
    client.on('notification', ({ channel }) => {
      if (channel === this.#channel) this.#heard = true
    })
  }

  async begin(): Promise<void> {
    await this.#client.query(`listen ${pg.escapeIdentifier(this.#channel)}`)
  }

  /** False where the connection does not answer, or answers without having heard: a pooler may have swapped it. */
  async beat(): Promise<boolean> {
    this.#heard = false
    try {
      await this.#client.query(`notify ${pg.escapeIdentifier(this.#channel)}`)
    } catch {
      return false
    }
    return this.#heard
  }
}

/** Ends a connection that may not answer any more; pg's own end() would wait for it. */
const cut = (client: pg.Client): void => {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}
