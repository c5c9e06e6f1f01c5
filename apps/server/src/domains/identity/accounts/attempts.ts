import { isIPv6 } from 'node:net'
import { firstRow, type Queryable, statement } from '../../../db/statement.ts'

/** How often something may be tried. */
export interface AttemptLimit {
  /** what is counted, such as `sign_in account ann@example.com` */
  subject: string
  attemptsMax: number
  /** counted from the first attempt; then the count starts anew */
  windowMinutes: number
}

// Rows are taken in the order of their subjects, so that two attempts cannot wait for each other.
const countAttempts = firstRow<{ within: boolean }, [string[], number[], number[], Date]>(
  'count_attempts',
  `with counted as (
     insert into attempt_counts as known (subject, ends_at, attempts)
     select subject, $4::timestamptz + make_interval(mins => minutes), 1
     from unnest($1::text[], $3::int[]) as asked (subject, minutes)
     order by subject
     on conflict (subject) do update set
       attempts = case when known.ends_at <= $4 then 1 else known.attempts + 1 end,
       ends_at = case when known.ends_at <= $4 then excluded.ends_at else known.ends_at end
     returning subject, attempts
   )
   select bool_and(counted.attempts <= allowed.attempts) as within
   from counted
   join unnest($1::text[], $2::int[]) as allowed (subject, attempts) on allowed.subject = counted.subject`,
)

const uncountAttempts = statement<never, [string[]]>(
  'uncount_attempts',
  `update attempt_counts set attempts = greatest(attempts - 1, 0)
   where subject in (select subject from attempt_counts where subject = any ($1) order by subject for update)`,
)

/**
 * Counts one attempt against several limits at once. It is counted before the work, because two hundred tries at once
 * would otherwise all pass the look; `forgiveAttempts` takes a successful one back.
 * @param options.factor RATE_LIMIT_FACTOR
 * @returns whether all limits still hold; the answer depends on the subjects alone
 */
export const countAttempt = async (
  q: Queryable,
  limits: AttemptLimit[],
  { now, factor }: { now: Date; factor: number },
): Promise<boolean> => {
  const subjects = limits.map(({ subject }) => subject)
  const allowed = limits.map(({ attemptsMax }) => Math.max(1, Math.round(attemptsMax * factor)))
  const minutes = limits.map(({ windowMinutes }) => windowMinutes)
  const counted = await countAttempts(q, subjects, allowed, minutes, now)
  return counted?.within === true
}

const deleteAttempts = statement<never, [string[]]>(
  'delete_attempts',
  'delete from attempt_counts where subject = any ($1)',
)

/** Forgets every attempt that was counted of these subjects. */
export const forgetAttempts = async (q: Queryable, subjects: string[]): Promise<void> => {
  await deleteAttempts(q, subjects)
}

/** Takes a counted attempt back. */
export const forgiveAttempt = async (q: Queryable, limits: AttemptLimit[]): Promise<void> => {
  await uncountAttempts(
    q,
    limits.map(({ subject }) => subject),
  )
}

/**
 * The network of an address as it may be kept for long: the /24 of IPv4, the /48 of IPv6, which many people share.
 * @param address as the socket tells it
 */
export const shortNetworkOf = (address: string): string => {
  const network = networkOf(address)
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`
  const parts = network.split('.')
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : ''
}

/**
 * What counts as one visitor's address: an IPv4 address, or the /64 network that every IPv6 customer has to themselves
 * (RFC 6177).
 * @param address as the socket tells it
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}
