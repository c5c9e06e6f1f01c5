import type { Delivery } from '../../../ports/delivery/delivery.ts'
import type { Shop } from '../../../shop.ts'
import { nextCheck, type SilentAccounts, unansweredCheck } from './trade-offers.rules.ts'

/** A trade that was accepted and may be taken back yet. */
interface AcceptedTrade {
  id: number
  steam_id: string
  /** Steam id of the account */
  account: string
  /** end of Steam's protection, UTC; null: nobody knows of any */
  protected_until: Date | null
}

/** What Steam is asked of, and what follows its answers. */
export interface Checking<Trade extends AcceptedTrade> {
  trades: readonly Trade[]
  silent: SilentAccounts
  /** from one question to the next, until the protection ends */
  minutes: number
  /** how it ended otherwise: nobody has to ask any more */
  isOver(trade: Trade): boolean
  /** records that its customer has taken it back */
  reversed(trade: Trade): Promise<void>
  /** records when Steam is asked next; null: not any more */
  next(trade: Trade, checkAt: Date | null): Promise<unknown>
}

/**
 * Asks Steam of accepted trades whether they were taken back, each once. What gets no answer is asked again after some
 * minutes, so that it stands in nobody's way meanwhile.
 */
export const checkAccepted = async <Trade extends AcceptedTrade>(
  { clock, log }: Pick<Shop, 'clock' | 'log'>,
  delivery: Delivery,
  { trades, silent, minutes, isOver, reversed, next }: Checking<Trade>,
): Promise<void> => {
  for (const trade of trades) {
    const { account, steam_id: steamId, protected_until: protectedUntil } = trade
    if (isOver(trade)) {
      await next(trade, null)
      continue
    }
    const answer = silent.has(account) ? undefined : await delivery.state({ account, steamId })
    if (answer?.outcome === 'unavailable') silent.add(account, answer.problem)
    const now = clock.now()
    if (answer === undefined || answer.outcome === 'unavailable') await next(trade, unansweredCheck(now))
    else if (answer.outcome === 'found' && answer.offer.stands === 'reversed')
      // One that cannot be recorded holds nobody else up.
      await reversed(trade).catch(async (error: unknown) => {
        log.error({ err: error, trade: trade.id }, 'a reversed trade was not recorded')
        await next(trade, unansweredCheck(now))
      })
    else await next(trade, nextCheck({ now, protectedUntil, minutes }))
  }
}
