import type { SavedSearchNews } from '../domains/catalogue/saved-searches/news-mail.ts'
import type { PriceAlert } from '../domains/catalogue/wishlist/alert-mail.ts'
import type { RefusedSignIn } from '../domains/identity/account-events/refused-sign-in.ts'
import type { StaffMail } from '../domains/identity/staff/staff-mail-texts.ts'
import type { MailOrder } from '../ports/mail/mail-order.ts'

/** A job that needs no more than its name. */
type Nothing = Record<string, never>

/** Every job by name, with what it needs to know. */
export interface JobPayloads {
  send_mail: MailOrder
  send_verification_link: { customerId: number }
  send_password_reset: { email: string }
  note_refused_sign_in: RefusedSignIn
  send_email_change_link: { customerId: number }
  send_price_alert: PriceAlert
  send_saved_searches: SavedSearchNews
  send_staff_mail: StaffMail
  remove_stored_file: { path: string }
  read_import: { importId: number }
  apply_import: { importId: number }
  undo_import: { importId: number }
  draw_picture: { drawingId: number }
  ask_lacking_drawings: Nothing
  clean_up: Nothing
  send_refund: { refundId: string }
  issue_credit_note: { refundId: string }
  mail_payment_end: { paymentId: string }
  expire_overdue: Nothing
  reconcile_payments: Nothing
  reconcile_refunds: Nothing
  reconcile_card_forms: Nothing
  fetch_provider_payouts: Nothing
  complete_orders: Nothing
  send_trades: Nothing
  follow_trades: Nothing
  send_trade_requests: Nothing
  follow_trade_requests: Nothing
  take_stock: { countId?: number }
  close_quiet_cases: Nothing
  end_verifications: Nothing
  issue_missing_credit_notes: Nothing
  issue_receipts: Nothing
  expire_counter_offers: Nothing
  end_unreceived_offers: Nothing
  ready_offers: Nothing
  run_campaigns: Nothing
  expire_deals: Nothing
  mail_price_alerts: Nothing
  tell_saved_searches: Nothing
  run_price_change: { priceChangeId: number }
  end_references: Nothing
  begin_vat_rates: Nothing
  fetch_rates: Nothing
  remind_of_disputes: Nothing
  ask_disputes: Nothing
  finish_evidence: Nothing
  mail_notices: Nothing
  deliver_webhooks: { endpointId: string }
  retry_webhooks: Nothing
  remove_lost_factors: Nothing
  write_export: { exportId: number }
  make_monthly_exports: Nothing
  delete_accounts: Nothing
  make_personal_export: { exportId: number }
}
