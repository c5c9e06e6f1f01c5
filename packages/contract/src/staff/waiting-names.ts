import type { WaitingKind } from './today.ts'

/** What waits, as one or many; browsers load it, and so does whoever writes mails to the staff. */
export const waitingNames: Record<WaitingKind, (count: number) => string> = {
  health_red: (count) => (count === 1 ? 'check of the shop is red' : 'checks of the shop are red'),
  offers_to_answer: (count) => (count === 1 ? 'offer to answer' : 'offers to answer'),
  offers_to_shelve: (count) => (count === 1 ? 'item to shelve' : 'items to shelve'),
  orders_to_deliver: (count) => (count === 1 ? 'order to deliver' : 'orders to deliver'),
  orders_held: (count) => (count === 1 ? 'order held back' : 'orders held back'),
  orders_withdrawn: (count) => (count === 1 ? 'withdrawal to pay back' : 'withdrawals to pay back'),
  trades_open: (count) => (count === 1 ? 'trade offer open' : 'trade offers open'),
  trade_offers_waiting: (count) => (count === 1 ? 'trade needs somebody' : 'trades need somebody'),
  stock_promised: (count) =>
    count === 1 ? 'item that is bought is not on its account' : 'items that are bought are not on their accounts',
  stock_missing: (count) =>
    count === 1 ? 'item taken off sale: not on its account' : 'items taken off sale: not on their accounts',
  cases_to_answer: (count) => (count === 1 ? 'case to answer' : 'cases to answer'),
  payouts_requested: (count) => (count === 1 ? 'payout to decide' : 'payouts to decide'),
  payouts_failed: (count) => (count === 1 ? 'payout failed' : 'payouts failed'),
  adjustments_proposed: (count) => (count === 1 ? 'adjustment to decide' : 'adjustments to decide'),
  factor_removals: (count) => (count === 1 ? 'lost second factor to approve' : 'lost second factors to approve'),
  verifications_to_decide: (count) => (count === 1 ? 'identity to verify' : 'identities to verify'),
  accounts_closed: (count) => (count === 1 ? 'account closed by its owner' : 'accounts closed by their owners'),
  deletions_waiting: (count) =>
    count === 1 ? 'account that cannot be deleted yet' : 'accounts that cannot be deleted yet',
  deletions_proposed: (count) => (count === 1 ? 'deletion to approve' : 'deletions to approve'),
  payments_held: (count) => (count === 1 ? 'payment held' : 'payments held'),
  refunds_failed: (count) => (count === 1 ? 'refund that no card took' : 'refunds that no card took'),
  refunded_elsewhere: (count) => (count === 1 ? 'payment refunded elsewhere' : 'payments refunded elsewhere'),
  disputes_to_answer: (count) => (count === 1 ? 'dispute to answer' : 'disputes to answer'),
  disputes_open: (count) => (count === 1 ? 'payment disputed' : 'payments disputed'),
  provider_payouts_to_look_at: (count) =>
    count === 1 ? 'payout of the card provider to look at' : 'payouts of the card provider to look at',
  provider_payouts_missing: (count) =>
    count === 1 ? 'payout of the card provider not at the bank' : 'payouts of the card provider not at the bank',
  deposits_pending: (count) => (count === 1 ? 'deposit pending' : 'deposits pending'),
  rates_waiting: (count) => (count === 1 ? 'rate to take or decline' : 'rates to take or decline'),
  rates_old: (count) => (count === 1 ? 'currency with an old rate' : 'currencies with old rates'),
  price_list_old: (count) => (count === 1 ? 'day since the newest price list' : 'days since the newest price list'),
  mails_failed: (count) => (count === 1 ? 'mail failed' : 'mails failed'),
  jobs_failed: (count) => (count === 1 ? 'job failed' : 'jobs failed'),
}

/** What staff may be mailed of: something of it came, or waits for too long. */
export const noticeKinds = [
  'orders_to_deliver',
  'orders_overdue',
  'trade_offers_waiting',
  'cases_to_answer',
  'offers_to_answer',
  'offers_overdue',
  'payouts_requested',
  'verifications_to_decide',
  'adjustments_proposed',
  'payments_held',
  'refunds_failed',
  'disputes_open',
  'rates_old',
  'mails_failed',
  'jobs_failed',
  'health_red',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** What is told, as one or many. */
export const noticeName = (kind: NoticeKind, count: number): string => {
  if (kind === 'orders_overdue') return count === 1 ? 'order waits too long' : 'orders wait too long'
  if (kind === 'offers_overdue') return count === 1 ? 'offer waits too long' : 'offers wait too long'
  return waitingNames[kind](count)
}
