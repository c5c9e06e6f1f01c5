import type { NotificationKind, StoppableKind } from '@pandrop/contract/notifications'
import { isSilentMail, type MailTemplate, type SilentMail } from '../../../ports/mail/mail-order.ts'

/** What a mail is about, and whether it is mailed even to whoever stopped its kind. */
interface MailKind {
  kind: NotificationKind
  isAlwaysMailed: boolean
}

const steps = (kind: NotificationKind): MailKind => ({ kind, isAlwaysMailed: false })

// Confirmations, refunds and what is owed: the law asks for them on paper or by mail, or money depends on them.
const always = (kind: NotificationKind): MailKind => ({ kind, isAlwaysMailed: true })

/** Of each mail that is shown in the shop as well (docs/behaviour/accounts.md#mails-stopped). */
export const mailKinds: Readonly<Record<Exclude<MailTemplate, SilentMail>, MailKind>> = {
  order_paid: always('orders'),
  order_paid_card: always('orders'),
  order_paid_late: always('orders'),
  order_payment_ended: steps('orders'),
  order_trade_sent: steps('orders'),
  order_trade_reminder: steps('orders'),
  order_trade_declined: steps('orders'),
  order_delivered: steps('orders'),
  order_completed: steps('orders'),
  order_cancelled: always('orders'),
  order_line_cancelled: always('orders'),
  order_refunded: always('orders'),
  order_refunded_late: always('orders'),
  order_reversed: always('orders'),
  order_withdrawn: always('orders'),
  order_withdrawal_refused: always('orders'),
  case_answered: steps('orders'),
  case_closing: steps('orders'),
  case_solved: steps('orders'),
  deposit_succeeded: always('payments'),
  deposit_cancelled: steps('payments'),
  deposit_failed: steps('payments'),
  deposit_refunded: always('payments'),
  refund_moved: always('payments'),
  held_refunded: always('payments'),
  balance_credited: always('payments'),
  balance_corrected: always('payments'),
  debt_collected: always('payments'),
  dispute_opened: always('payments'),
  dispute_won: always('payments'),
  dispute_lost: always('payments'),
  dispute_released: always('payments'),
  offer_created: steps('offers'),
  offer_accepted: steps('offers'),
  offer_countered: steps('offers'),
  offer_counter_changed: steps('offers'),
  offer_declined: steps('offers'),
  offer_rejected: steps('offers'),
  offer_expired: steps('offers'),
  offer_item_received: steps('offers'),
  offer_not_received: steps('offers'),
  offer_trade_sent: steps('offers'),
  offer_trade_link_wrong: steps('offers'),
  offer_inventory_private: steps('offers'),
  offer_ready: steps('offers'),
  offer_reversed: always('offers'),
  payout_requested: always('payouts'),
  payout_approved: steps('payouts'),
  payout_sent: steps('payouts'),
  payout_failed: always('payouts'),
  payout_returned: always('payouts'),
  payout_set_off: always('payouts'),
  payout_set_off_whole: always('payouts'),
  deal_made: steps('deals'),
  deal_withdrawn: steps('deals'),
  price_alert: steps('price_alerts'),
  price_alerts: steps('price_alerts'),
  saved_searches: steps('saved_searches'),
  new_device: always('security'),
  password_changed: always('security'),
  email_change_asked: always('security'),
  email_changed: always('security'),
  second_factor_on: always('security'),
  second_factor_off: always('security'),
  recovery_codes_new: always('security'),
  recovery_code_used: always('security'),
  factor_removal: always('security'),
  api_key_created: always('security'),
  trade_account_new: always('security'),
  personal_export_ready: always('security'),
  account_reopened: always('security'),
  app_off: always('security'),
  passkey_added: always('security'),
  passkey_copied: always('security'),
  passkey_removed: always('security'),
  verification_asked: always('security'),
  verification_approved: always('security'),
  verification_rejected: always('security'),
  verification_ending: always('security'),
  verification_expired: always('security'),
  deletion_asked: always('security'),
  deletion_taken_back: always('security'),
  copy_handed_over: always('security'),
}

/** What a customer may stop to be mailed of; undefined for a mail that comes in any case. */
export const stoppableKindOf = (template: MailTemplate): StoppableKind | undefined => {
  if (isSilentMail(template)) return undefined
  const { kind, isAlwaysMailed } = mailKinds[template]
  return isAlwaysMailed || kind === 'security' ? undefined : kind
}
