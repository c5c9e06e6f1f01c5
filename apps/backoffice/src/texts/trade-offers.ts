import type { TradeOfferState, TradeProblem } from '@pandrop/contract/lifecycle/trade-offer'
import type { sendingAccountStates } from '@pandrop/contract/staff/trade-offers'

/** How a trade offer stands that an account of the shop sends by itself. */
export const tradeStateNames: Record<TradeOfferState, string> = {
  asked: 'On its way',
  sent: 'Sent',
  in_escrow: 'Held by Steam',
  accepted: 'Accepted',
  declined: 'Declined',
  countered: 'Countered',
  expired: 'Expired',
  cancelled: 'Taken back',
  failed: 'Not sent',
}

/** Why it did not do what it should, and what helps. */
export const tradeProblemTexts: Record<TradeProblem, string> = {
  items_unassigned: 'An item has no asset id, or no Steam account that is in use. Write both down at the item.',
  accounts_differ: 'Its items lie on several Steam accounts: send them by hand.',
  account_unavailable: 'Steam does not let this account send. Look at it in Steam, then try again.',
  trade_link_invalid: 'Steam does not accept the trade link of the customer.',
  items_unavailable: 'An item is not on this account any more. Look at the account in Steam.',
  tries_spent: 'Nobody has answered three times.',
  not_recorded: 'The customer has accepted, but the order is held or was given up: record what became of it.',
  unknown_to_steam: 'Steam does not know this trade offer any more. Look at the account in Steam.',
  reversed: 'The customer has taken the trade back. Look at the order, at its customer and at the account in Steam.',
}

/** How an account is doing in Steam. */
export const accountStateNames: Record<(typeof sendingAccountStates)[number], string> = {
  ok: 'ready',
  offline: 'offline',
  rate_limited: 'sends too much for Steam',
  banned: 'banned from trading',
  unknown: 'not known: Steam does not answer',
}

export const tradeTexts = {
  title: 'Sent by itself',
  banner: 'The trade of this order',
  waits: 'This trade needs somebody.',
  declined: 'The customer declined it. Ask them why before you try again.',
  takenBack: 'It was taken back, because the order was changed by hand.',
  stuck: 'Steam has not said for ten minutes whether it has this offer. It is asked every minute.',
  retry: 'Try again',
  dismiss: 'Nothing more to do',
  retried: 'It is sent within a minute.',
  dismissed: 'It does not wait any more.',
  failed: 'The trade stays as it is.',
  facts: {
    account: 'Account',
    code: 'Code',
    state: 'State',
    steamId: 'Trade offer',
    tries: 'Try',
    asked: 'Asked for',
    sent: 'Sent',
    expires: 'Runs out',
    escrow: 'Held until',
    ended: 'Ended',
  },
  tries: (tryNo: number, max: number) => `${tryNo} of ${max}`,
  pause: 'Pause sending',
  resume: 'Go on sending',
  paused: 'Sending is paused: paid orders wait, nothing is asked for, and what is out is followed.',
  sending: 'Accounts of the shop send paid orders by themselves, and ask for what customers sell.',
  pausedDone: 'Nothing more is sent by itself.',
  resumedDone: 'Paid orders are sent within a minute.',
  pauseFailed: 'Sending stays as it is.',
  unwell: (label: string, state: string) => `${label}: ${state}`,
  list: 'Trades that need somebody',
  none: 'No trade needs anybody',
  noneText: 'What is declined, or cannot be sent or asked for, comes here.',
  columns: {
    order: 'Order, offer',
    since: 'Since',
    customer: 'Customer',
    item: 'Item',
    account: 'Account',
    why: 'Why',
  },
} as const

/** Why a trade needs somebody, in a sentence. */
export const whyOf = ({ state, problem }: { state: TradeOfferState; problem: TradeProblem | null }): string => {
  if (problem !== null) return tradeProblemTexts[problem]
  const words: Partial<Record<TradeOfferState, string>> = {
    asked: tradeTexts.stuck,
    declined: tradeTexts.declined,
    cancelled: tradeTexts.takenBack,
  }
  return words[state] ?? tradeStateNames[state]
}
