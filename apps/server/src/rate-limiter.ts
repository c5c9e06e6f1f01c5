import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { statement } from './db/statement.ts'
import type { Shop } from './shop.ts'

/** How long calls are counted together, milliseconds. */
export const rateWindowMilliseconds = 60_000

const exchangeMilliseconds = 1000

const subjectsMax = 50_000

// In one statement. Whoever would have to wait for the next one is counted by this server alone until then.
const exchangedMax = 1000

// Below this share of its limit a subject is told to nobody: most never come near, and cost no statement.
const toldShare = 1 / 8

/** How often a subject was let through in the window. */
interface Count {
  subject: string
  /** by this server */
  own: number
  /** by all others, as far as they had told at the last exchange */
  others: number
}

interface Told {
  beginsAt: Date
  server: string
  subjects: string[]
  calls: number[]
}

// Own counts only grow, and each server has rows of its own: telling them twice changes nothing. What others have told
// is read as it was before this statement, which does not matter: it writes none of their rows. One who is still
// deleting the same old rows is not waited for.
const exchangeCounts = statement<{ subject: string; calls: number }, Told>(
  'exchange_rate_counts',
  `with told as (
     insert into rate_counts as known (begins_at, subject, server, calls)
     select :beginsAt::timestamptz, subject, :server::uuid, calls
     from unnest(:subjects::text[], :calls::bigint[]) as counted (subject, calls)
     on conflict (begins_at, subject, server) do update set calls = greatest(known.calls, excluded.calls)
   ), forgotten as (
     delete from rate_counts where (begins_at, subject, server) in (
       select begins_at, subject, server from rate_counts
       where begins_at < :beginsAt::timestamptz - interval '1 minute'
       for update skip locked
     )
   )
   select subject, sum(calls)::bigint as calls
   from rate_counts
   where begins_at = :beginsAt::timestamptz and subject = any (:subjects::text[]) and server <> :server::uuid
   group by subject`,
)

/**
 * Fixed-window counters that all servers of a shop share. A call is decided at once and in memory, by what this server
 * has let through and what the others had told at the last exchange, which is once a second and of those alone that
 * have used an eighth of a limit. So N servers let through too much what comes to them within a second, and an eighth
 * of the limit for each but the first.
 *
 * The window is a minute of the clock, the same everywhere without anybody being asked. At its border twice the limit
 * can go through within moments: that was so too when a minute began with a subject's first call. A sliding window
 * would need what was counted in the one before of every subject, near its limit or not.
 *
 * Where the database does not answer, or not in time, each server goes on with what it knows.
 */
export class RateLimiter {
  readonly #shop: Pick<Shop, 'pool' | 'clock' | 'log' | 'secrets'>
  readonly #server = randomUUID()
  readonly #counts = new LRUCache<string, Count>({ max: subjectsMax })
  /** what the others are to be told of; bounded by exchangedMax */
  readonly #untold = new Map<string, Count>()
  readonly #timer: NodeJS.Timeout
  /** when the window began, milliseconds since 1970 */
  #window = 0
  /** the last window of which there are rows of ours */
  #toldWindow: number | undefined
  #isExchanging = false
  #isAlone = false
  #isClosed = false

  /** Nothing is asked of the database before somebody comes near a limit. */
  constructor(shop: Pick<Shop, 'pool' | 'clock' | 'log' | 'secrets'>) {
    this.#shop = shop
    // Made here and not when there is something to tell: it would belong to the request that was counted, for traces
    // and the audit log.
    this.#timer = setInterval(() => this.#exchange(), exchangeMilliseconds).unref()
  }

  /**
   * Counts one more call, unless the limit is used up.
   * @param subject the limit, and whom it is counted for
   * @param max how many of a minute are let through
   * @returns how many there were with this one; more than `max`: this one must not go through
   */
  count(subject: string, max: number): number {
    this.#passTime()
    const count = this.#counts.get(subject) ?? this.#begin(subject)
    const calls = count.own + count.others + 1
    if (calls > max) return calls
    count.own += 1
    if (calls >= max * toldShare) this.#tell(count)
    return calls
  }

  /** Whether the limit is used up; counts nothing. */
  isOver(subject: string, max: number): boolean {
    this.#passTime()
    const count = this.#counts.get(subject)
    return count !== undefined && count.own + count.others >= max
  }

  /** How long the window lasts yet, milliseconds. */
  millisecondsLeft(): number {
    const now = this.#passTime()
    return this.#window + rateWindowMilliseconds - now
  }

  /** Tells nobody anything any more; goes on counting. */
  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
  }

  /** Forgets what was counted in a window that is over; answers the present moment, milliseconds since 1970. */
  #passTime(): number {
    const now = this.#shop.clock.now().getTime()
    const window = now - (now % rateWindowMilliseconds)
    if (window !== this.#window) {
      this.#window = window
      this.#counts.clear()
      this.#untold.clear()
    }
    return now
  }

  #begin(subject: string): Count {
    const count = { subject, own: 0, others: 0 }
    this.#counts.set(subject, count)
    return count
  }

  #tell(count: Count): void {
    if (this.#untold.size < exchangedMax) this.#untold.set(count.subject, count)
  }

  /** Whether the others have something to hear, or rows of ours have had their time. */
  #isDue(): boolean {
    if (this.#isExchanging) return false
    if (this.#untold.size > 0) return true
    return this.#toldWindow !== undefined && this.#toldWindow < this.#window - rateWindowMilliseconds
  }

  /** Never rejects: nobody waits for it. */
  async #exchange(): Promise<void> {
    this.#passTime()
    if (!this.#isDue()) return
    this.#isExchanging = true
    const window = this.#window
    const untold = [...this.#untold.values()]
    this.#untold.clear()
    try {
      await this.#tellAndHear(window, untold)
      this.#toldWindow = untold.length > 0 ? window : undefined
      this.#isAlone = false
    } catch (error) {
      if (window === this.#window) for (const count of untold) this.#tell(count)
      this.#warn(error)
    } finally {
      this.#isExchanging = false
    }
  }

  async #tellAndHear(window: number, untold: Count[]): Promise<void> {
    const { pool, secrets } = this.#shop
    const digestOf = ({ subject }: Count) => secrets.digest(Buffer.from(`rate of ${subject}`)).toString('hex', 0, 16)
    const bySubject = new Map(untold.map((count) => [digestOf(count), count]))
    const heard = await exchangeCounts(pool, {
      beginsAt: new Date(window),
      server: this.#server,
      subjects: [...bySubject.keys()],
      calls: untold.map(({ own }) => own),
    })
    for (const { subject, calls } of heard) {
      const count = bySubject.get(subject)
      // A database that has crashed meanwhile has forgotten what they told.
      if (count) count.others = Math.max(count.others, calls)
    }
  }

  /** Once, however long it lasts. */
  #warn(error: unknown): void {
    if (this.#isAlone || this.#isClosed) return
    this.#isAlone = true
    this.#shop.log.warn({ err: error }, 'calls are counted by this server alone until the database answers')
  }
}

const deleteOldCounts = statement<never, [Date]>(
  'delete_old_rate_counts',
  'delete from rate_counts where begins_at < $1',
)

/** Removes what servers have left that no longer run; those that run remove what is two minutes old by themselves. */
export const forgetOldRateCounts = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<void> => {
  await deleteOldCounts(pool, new Date(clock.now().getTime() - 2 * rateWindowMilliseconds))
}
