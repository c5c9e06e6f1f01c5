import {
  isTradeDeclined,
  isTradeFailed,
  type TradeOfferState,
  type TradeProblem,
  tradeTriesMax,
} from '@pandrop/contract/lifecycle/trade-offer'

// Without 0, 1, I and O, which people take for each other: 32 signs.
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const signsOfHalf = 4

/** A code made of random bytes, eight of them, as XXXX-XXXX. */
export const codeFrom = (bytes: Uint8Array): string => {
  const drawn = [...bytes].slice(0, 2 * signsOfHalf).map((byte) => signs[byte % signs.length])
  return `${drawn.slice(0, signsOfHalf).join('')}-${drawn.slice(signsOfHalf).join('')}`
}

/** The trade offer that came last, as far as another one depends on it. */
export interface LastTrade {
  tryNo: number
  /** it was taken back, because nobody wanted it any more: that was no try */
  isRecalled: boolean
  answered: 'retry' | 'dismissed' | null
}

/** Which try the next one is. */
export const nextTry = (last: LastTrade | undefined): number => {
  if (!last || last.answered === 'retry') return 1
  return last.isRecalled ? last.tryNo : last.tryNo + 1
}

/** A copy of an order that is to be sent. */
export interface CopyToSend {
  assetId: string | null
  /** of the account that it lies on; null: nobody has written down which, or it is not in use any more */
  accountId: number | null
}

/** Who sends the copies of an order. */
export type Sender = { accountId: number; assetIds: string[] } | { problem: TradeProblem }

/** Which account can send all of an order in one trade. */
export const senderOf = (copies: readonly CopyToSend[]): Sender => {
  const assetIds = copies.flatMap(({ assetId }) => assetId ?? [])
  const accounts = [...new Set(copies.map(({ accountId }) => accountId))]
  const [accountId] = accounts
  if (assetIds.length < copies.length || accountId === undefined || accounts.includes(null))
    return { problem: 'items_unassigned' }
  return accountId === null || accounts.length > 1 ? { problem: 'accounts_differ' } : { accountId, assetIds }
}

/** How a trade offer ends that did not bring the items to their customer. */
export type Unanswered = Extract<TradeOfferState, 'declined' | 'countered' | 'expired' | 'cancelled' | 'failed'>

/** What the record of the order says of that. */
export const wordsOfEnd: Readonly<Record<Unanswered, string>> = {
  declined: 'the customer turned it down',
  countered: 'the customer answered with an offer of their own',
  expired: 'nobody answered in time',
  cancelled: 'it was taken back',
  failed: 'an item of it is not on the account any more',
}

/** Why such an end keeps another one from going out. */
type EndProblem = Extract<TradeProblem, 'items_unavailable' | 'tries_spent'>

/** What follows an end: whether somebody has to look at it before another one goes out, and why. */
export const afterEnd = (
  state: Unanswered,
  { tryNo, isRecalled }: Pick<LastTrade, 'tryNo' | 'isRecalled'>,
): { needsStaff: boolean; problem: EndProblem | null } => {
  if (isTradeFailed(state)) return { needsStaff: true, problem: 'items_unavailable' }
  if (isTradeDeclined(state)) return { needsStaff: true, problem: null }
  if (isRecalled) return { needsStaff: false, problem: null }
  const isSpent = tryNo >= tradeTriesMax
  return { needsStaff: isSpent, problem: isSpent ? 'tries_spent' : null }
}

const minuteMilliseconds = 60_000

/**
 * When Steam is asked next about an accepted trade that it has just answered about: some minutes later, at the end of
 * its protection at the latest, and after that never (null).
 */
export const nextCheck = (checked: { now: Date; protectedUntil: Date | null; minutes: number }): Date | null => {
  const { now, protectedUntil, minutes } = checked
  if (protectedUntil === null || protectedUntil <= now) return null
  const later = new Date(now.getTime() + minutes * minuteMilliseconds)
  return later < protectedUntil ? later : protectedUntil
}

const unansweredMinutes = 10

/** The same of one that Steam did not answer about. */
export const unansweredCheck = (now: Date): Date => new Date(now.getTime() + unansweredMinutes * minuteMilliseconds)

// Steam that is away would otherwise cost every trade offer its timeout.
const unansweredMax = 3

/** The accounts that Steam did not answer for in a run: after three times they are left out, and others go on. */
export class SilentAccounts {
  readonly #counts = new Map<string | number, number>()
  /** what was said instead of an answer, for the log */
  readonly unanswered: string[] = []

  add(account: string | number, problem?: string): void {
    this.#counts.set(account, (this.#counts.get(account) ?? 0) + 1)
    if (problem !== undefined) this.unanswered.push(problem)
  }

  has(account: string | number): boolean {
    return (this.#counts.get(account) ?? 0) >= unansweredMax
  }
}
