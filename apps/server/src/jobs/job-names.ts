import type { JobPayloads } from './payloads.ts'

/** Whether a job sends a mail: then its recipient hears of it, and nobody else notices when it fails. */
const sendsMail: Record<keyof JobPayloads, boolean> = {
  send_mail: true,
  send_verification_link: true,
  send_password_reset: true,
  send_email_change_link: true,
  send_price_alert: true,
  send_saved_searches: true,
  send_staff_mail: true,
  note_refused_sign_in: false,
  remove_stored_file: false,
  read_import: false,
  apply_import: false,
  undo_import: false,
  draw_picture: false,
  ask_lacking_drawings: false,
  clean_up: false,
  send_refund: false,
  issue_credit_note: false,
  mail_payment_end: false,
  expire_overdue: false,
  reconcile_payments: false,
  reconcile_refunds: false,
  reconcile_card_forms: false,
  fetch_provider_payouts: false,
  complete_orders: false,
  send_trades: false,
  follow_trades: false,
  send_trade_requests: false,
  follow_trade_requests: false,
  take_stock: false,
  close_quiet_cases: false,
  end_verifications: false,
  issue_missing_credit_notes: false,
  issue_receipts: false,
  expire_counter_offers: false,
  end_unreceived_offers: false,
  ready_offers: false,
  run_campaigns: false,
  expire_deals: false,
  mail_price_alerts: false,
  tell_saved_searches: false,
  run_price_change: false,
  end_references: false,
  begin_vat_rates: false,
  fetch_rates: false,
  remind_of_disputes: false,
  ask_disputes: false,
  finish_evidence: false,
  mail_notices: false,
  deliver_webhooks: false,
  retry_webhooks: false,
  remove_lost_factors: false,
  write_export: false,
  make_monthly_exports: false,
  make_personal_export: false,
  delete_accounts: false,
}

/** Every kind of job, by name. */
export const taskNames: readonly string[] = Object.keys(sendsMail)

/** Every job that sends a mail, by name. */
export const mailJobs: readonly string[] = Object.entries(sendsMail).flatMap(([name, mail]) => (mail ? [name] : []))

/** Whether a job sends a mail. */
export const isMailJob = (task: string): boolean => mailJobs.includes(task)

/** Every job that sends a mail is called so; what follows is the mail's name where its payload has none. */
const mailPrefix = 'send_'

/** Which mail a job sends: the template where it is known, else the job's own name. */
export const mailName = (task: string, payload: unknown): string => {
  const named = typeof payload === 'object' && payload !== null && 'template' in payload
  return named ? String(payload.template) : task.slice(mailPrefix.length)
}
