import { amber, green, many, type Verdict } from './verdict.rules.ts'

/** Sent by accounts of the shop; stuck: Steam has not said for too long whether it has them. */
export interface TradeFacts {
  isPaused: boolean
  stuck: number
}

/** Open findings of stock-taking; promised: bought, and not there; uncounted: accounts that are silent for days. */
export interface StockFacts {
  missing: number
  promised: number
  unknown: number
  moved: number
  uncounted: number
}

/** How trades are that accounts of the shop send. */
export const tradesOf = ({ isPaused, stuck }: TradeFacts): Verdict => {
  if (stuck > 0)
    return amber(
      `Steam has not said of ${many(stuck, 'trade offer')} whether it has ${stuck === 1 ? 'it' : 'them'}`,
      'See Deliver: which accounts are not well. The shop asks again by itself.',
    )
  return isPaused ? amber('Sending is paused', 'Resume it under Deliver: paid orders wait.') : green('None is stuck')
}

/** Whether what the shop sells lies on its Steam accounts. */
export const stockOf = ({ missing, promised, unknown, moved, uncounted }: StockFacts): Verdict => {
  const toDo = 'See Items, Stock-taking: answer what was found there.'
  if (missing > 0) {
    const bought = promised > 0 ? `, ${promised} of them bought` : ''
    return amber(`${many(missing, 'item is', 'items are')} not on the Steam account where it should be${bought}`, toDo)
  }
  if (uncounted > 0)
    return amber(
      `${many(uncounted, 'Steam account has', 'Steam accounts have')} not said for days what lies there`,
      'See Items, Stock-taking and Deliver: which accounts are not well.',
    )
  if (moved + unknown === 0) return green('Everything lies where it should')
  return green(`Nothing is missing; ${moved} moved and ${unknown} unknown to look at`)
}
