import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from './log.ts'
import { connectionOptions } from './pool.ts'

/** A connection that hears what other processes announce. */
export interface Listener {
  close(): Promise<void>
}

/** What listen may be told besides. */
export interface ListenOptions {
  log?: Log
  /** after a gap: announcements may have been missed, so whatever is kept because of them must be dropped */
  onReconnected?: () => void
}

const retryMillisMin = 100
const retryMillisMax = 5_000

/**
 * Hears PostgreSQL's NOTIFY on one channel, on a connection of its own. A lost connection is made again, first after
 * 0.1 s, then at ever longer intervals up to 5 s.
 * @param channel as in `notify <channel>, '<payload>'`
 * @param onPayload called with the text of each announcement; empty where it has none
 */
export const listen = async (
  connectionString: string,
  channel: string,
  onPayload: (payload: string) => void,
  { log, onReconnected }: ListenOptions = {},
): Promise<Listener> => {
  const closing = new AbortController()
  let client: pg.Client

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client(connectionOptions(connectionString))
    fresh.on('notification', ({ payload }) => onPayload(payload ?? ''))
    fresh.on('error', (error) => log?.warn(`listening on ${channel} was interrupted: ${error.message}`))
    await fresh.connect()
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = fresh
    fresh.once('end', () => void reconnect())
  }

  const reconnect = async (): Promise<void> => {
    for (let wait = retryMillisMin; !closing.signal.aborted; wait = Math.min(wait * 2, retryMillisMax)) {
      const waited = await delay(wait, true, { signal: closing.signal }).catch(() => false)
      if (!waited) return
      const connected = await connect().then(
        () => true,
        () => false,
      )
      if (connected) return onReconnected?.()
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
