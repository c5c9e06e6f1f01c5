import { daysBefore } from '@pandrop/money/days'
import type { JobHelpers, Task, TaskList } from 'graphile-worker'
import { statement } from '../db/statement.ts'
import { finishEvidence } from '../domains/backoffice/dispute-evidence/submit-evidence.ts'
import { makeMonthlyExports } from '../domains/backoffice/exports/monthly-exports.ts'
import { writeExport } from '../domains/backoffice/exports/write-export.ts'
import { watchHealth } from '../domains/backoffice/health/health.ts'
import { remindOfDisputes } from '../domains/backoffice/notices/dispute-reminders.ts'
import { mailNotices } from '../domains/backoffice/notices/mail-notices.ts'
import { deliverWebhooks, retryWebhooks } from '../domains/backoffice/webhooks/deliver.ts'
import { reconcileCardForms } from '../domains/buying/card-forms/reconcile-card-forms.ts'
import { endUnreceivedOffers, expireCounterOffers, readyOffers } from '../domains/buying/offers/offer-jobs.ts'
import { followTradeRequests } from '../domains/buying/trade-requests/follow-requests.ts'
import { sendTradeRequests } from '../domains/buying/trade-requests/send-requests.ts'
import { runCampaigns } from '../domains/catalogue/campaigns/run-campaigns.ts'
import { askLackingDrawings, drawPicture } from '../domains/catalogue/drawings/drawings.ts'
import { applyImport, undoImport } from '../domains/catalogue/imports/import-jobs.ts'
import { readImport } from '../domains/catalogue/imports/read-import.ts'
import { runPriceChange } from '../domains/catalogue/price-changes/run-price-change.ts'
import { tellSavedSearches } from '../domains/catalogue/saved-searches/find-news.ts'
import { endReferencesDue } from '../domains/catalogue/skins/references.ts'
import { takeStock } from '../domains/catalogue/stock-taking/take-stock.ts'
import { mailPriceAlerts } from '../domains/catalogue/wishlist/alerts.ts'
import { expireDeals } from '../domains/checkout/deals/deal-steps.ts'
import { beginVatRates } from '../domains/content/countries.ts'
import { fetchDueRates } from '../domains/content/rates/fetch-rates.ts'
import { noteRefusedSignIn } from '../domains/identity/account-events/account-events.ts'
import { makePersonalExport } from '../domains/identity/personal-data/make-export.ts'
import { removeLostFactors } from '../domains/identity/second-factor/lost-factor.ts'
import { endVerifications } from '../domains/identity/verifications/verification-jobs.ts'
import { closeQuietCases } from '../domains/orders/cases/case-jobs.ts'
import { issueCreditNote, issueMissingCreditNotes } from '../domains/orders/credit-notes/issue-credit-note.ts'
import { deleteDueAccounts } from '../domains/orders/deletions/delete-accounts.ts'
import { completeDueOrders } from '../domains/orders/orders/order-steps.ts'
import { issueReceipts } from '../domains/orders/receipts/issue-receipts.ts'
import { followTrades } from '../domains/orders/trade-offers/follow-trades.ts'
import { sendTrades } from '../domains/orders/trade-offers/send-trades.ts'
import { askDisputes } from '../domains/payments/disputes/ask-disputes.ts'
import { expireOverdue } from '../domains/payments/payments/expire-overdue.ts'
import { mailPaymentEnd } from '../domains/payments/payments/mail-end.ts'
import { reconcilePayments } from '../domains/payments/payments/reconcile.ts'
import { fetchProviderPayouts } from '../domains/payments/provider-payouts/fetch-payouts.ts'
import { reconcileRefunds, sendRefund } from '../domains/payments/refunds/refunds.ts'
import { chooseMailer } from '../ports/mail/choose-mailer.ts'
import type { Shop } from '../shop.ts'
import { cleanUp } from './clean-up.ts'
import type { JobPayloads } from './payloads.ts'
import {
  sendEmailChangeLink,
  sendMail,
  sendPasswordReset,
  sendPriceAlert,
  sendSavedSearches,
  sendStaffMail,
  sendVerificationLink,
} from './send-mail.ts'

type Tasks = { [Name in keyof JobPayloads]: (payload: JobPayloads[Name], helpers: JobHelpers) => Promise<unknown> }

/** Every job, listed by hand. */
export const createTasks = (shop: Shop): TaskList => {
  const mailer = chooseMailer(shop)
  const watch = watchHealth(shop)
  const tasks: Tasks = {
    send_mail: (order, { job }) => sendMail(shop, mailer, order, job),
    send_verification_link: ({ customerId }, { job }) => sendVerificationLink(shop, mailer, customerId, job),
    send_password_reset: (asked, { job }) => sendPasswordReset(shop, mailer, asked, job),
    note_refused_sign_in: (refused) => noteRefusedSignIn(shop, refused),
    send_email_change_link: ({ customerId }, { job }) => sendEmailChangeLink(shop, mailer, customerId, job),
    send_price_alert: (alert, { job }) => sendPriceAlert(shop, mailer, alert, job),
    send_saved_searches: (news, { job }) => sendSavedSearches(shop, mailer, news, job),
    send_staff_mail: (mail) => sendStaffMail(shop, mailer, mail),
    remove_stored_file: ({ path }) => shop.storage.remove(path),
    read_import: ({ importId }) => readImport(shop, importId),
    apply_import: ({ importId }) => applyImport(shop, importId),
    undo_import: ({ importId }) => undoImport(shop, importId),
    draw_picture: ({ drawingId }) => drawPicture(shop, drawingId),
    ask_lacking_drawings: () => askLackingDrawings(shop),
    clean_up: () => cleanUp(shop),
    issue_credit_note: ({ refundId }) => issueCreditNote(shop, refundId),
    mail_payment_end: ({ paymentId }) => mailPaymentEnd(shop, paymentId),
    expire_overdue: () => expireOverdue(shop),
    reconcile_payments: () => reconcilePayments(shop),
    send_refund: ({ refundId }) => sendRefund(shop, refundId),
    reconcile_refunds: () => reconcileRefunds(shop),
    reconcile_card_forms: () => reconcileCardForms(shop),
    fetch_provider_payouts: () => fetchProviderPayouts(shop, 'fetch_provider_payouts'),
    complete_orders: () => completeDueOrders(shop),
    send_trades: () => sendTrades(shop),
    follow_trades: () => followTrades(shop),
    send_trade_requests: () => sendTradeRequests(shop),
    follow_trade_requests: () => followTradeRequests(shop),
    take_stock: ({ countId }) => takeStock(shop, countId),
    close_quiet_cases: () => closeQuietCases(shop),
    end_verifications: () => endVerifications(shop),
    issue_missing_credit_notes: () => issueMissingCreditNotes(shop),
    issue_receipts: () => issueReceipts(shop),
    expire_counter_offers: () => expireCounterOffers(shop),
    end_unreceived_offers: () => endUnreceivedOffers(shop),
    ready_offers: () => readyOffers(shop),
    run_campaigns: () => runCampaigns(shop),
    expire_deals: () => expireDeals(shop),
    mail_price_alerts: () => mailPriceAlerts(shop),
    tell_saved_searches: () => tellSavedSearches(shop),
    run_price_change: ({ priceChangeId }) => runPriceChange(shop, priceChangeId),
    end_references: () => endReferencesDue(shop),
    begin_vat_rates: () => beginVatRates(shop),
    fetch_rates: () => fetchDueRates(shop),
    remind_of_disputes: () => remindOfDisputes(shop),
    ask_disputes: () => askDisputes(shop),
    finish_evidence: () => finishEvidence(shop),
    mail_notices: () => mailNotices(shop, watch),
    deliver_webhooks: ({ endpointId }) => deliverWebhooks(shop, endpointId),
    retry_webhooks: () => retryWebhooks(shop),
    remove_lost_factors: () => removeLostFactors(shop),
    write_export: ({ exportId }) => writeExport(shop, exportId),
    make_monthly_exports: () => makeMonthlyExports(shop),
    delete_accounts: () => deleteDueAccounts(shop),
    make_personal_export: ({ exportId }) => makePersonalExport(shop, exportId),
  }
  // `enqueue` is the only writer of payloads and is typed by the same table.
  return Object.fromEntries(
    Object.entries(tasks as unknown as TaskList).map(([name, task]) => [name, task && timed(shop, name, task)]),
  )
}

const noteRun = statement<never, { task: string; milliseconds: number; at: Date; dayBefore: Date }>(
  'note_job_run',
  `insert into job_runs as run (task, done_at, milliseconds, slowest_milliseconds, slowest_at)
   values (:task, :at, :milliseconds, :milliseconds, :at)
   on conflict (task) do update set done_at = excluded.done_at, milliseconds = excluded.milliseconds,
     slowest_milliseconds = case when run.slowest_at < :dayBefore then excluded.milliseconds
       else greatest(run.slowest_milliseconds, excluded.milliseconds) end,
     slowest_at = case
       when run.slowest_at < :dayBefore or excluded.milliseconds >= run.slowest_milliseconds then excluded.slowest_at
       else run.slowest_at end`,
)

/** Writes down how long a job took once it is done: a job whose time cannot be noted is done all the same. */
const timed =
  ({ pool, clock, log }: Shop, name: string, task: Task): Task =>
  async (payload, helpers) => {
    const began = performance.now()
    await task(payload, helpers)
    const milliseconds = Math.round(performance.now() - began)
    const at = clock.now()
    await noteRun(pool, { task: name, milliseconds, at, dayBefore: daysBefore(at, 1) }).catch((error: Error) =>
      log.warn(`jobs: how long ${name} took could not be noted: ${error.message}`),
    )
  }

/** Jobs that ask the card provider. */
const providerTasks: readonly string[] = [
  'send_refund',
  'expire_overdue',
  'reconcile_payments',
  'reconcile_refunds',
  'reconcile_card_forms',
  'ask_disputes',
  'fetch_provider_payouts',
  'finish_evidence',
] satisfies (keyof JobPayloads)[]

/** Jobs that ask Steam. */
const deliveryTasks: readonly string[] = [
  'send_trades',
  'follow_trades',
  'send_trade_requests',
  'follow_trade_requests',
  'take_stock',
] satisfies (keyof JobPayloads)[]

/** Who works jobs off beside whom, and how many of them at once: whatever hangs outside holds up its own kind alone. */
export type JobShare = 'shop' | 'provider' | 'delivery' | 'webhooks' | 'drawings'

/** Which share a job belongs to. */
export const shareOf = (task: string): JobShare => {
  if (task === ('deliver_webhooks' satisfies keyof JobPayloads)) return 'webhooks'
  if (task === ('draw_picture' satisfies keyof JobPayloads)) return 'drawings'
  if (deliveryTasks.includes(task)) return 'delivery'
  return providerTasks.includes(task) ? 'provider' : 'shop'
}

/** When jobs run by themselves, UTC: minute, hour, day of month, month, day of week. */
export const timetable: { task: keyof JobPayloads; match: string }[] = [
  { task: 'clean_up', match: '7 * * * *' },
  { task: 'ask_lacking_drawings', match: '*/5 * * * *' },
  { task: 'expire_overdue', match: '* * * * *' },
  { task: 'reconcile_payments', match: '* * * * *' },
  { task: 'reconcile_refunds', match: '* * * * *' },
  { task: 'reconcile_card_forms', match: '* * * * *' },
  // They come once a day, and a notice tells of each: this is for notices that were lost.
  { task: 'fetch_provider_payouts', match: '17 * * * *' },
  { task: 'complete_orders', match: '* * * * *' },
  { task: 'send_trades', match: '* * * * *' },
  { task: 'follow_trades', match: '* * * * *' },
  { task: 'send_trade_requests', match: '* * * * *' },
  { task: 'follow_trade_requests', match: '* * * * *' },
  { task: 'take_stock', match: '41 3 * * *' },
  { task: 'close_quiet_cases', match: '*/10 * * * *' },
  { task: 'end_verifications', match: '27 * * * *' },
  { task: 'issue_missing_credit_notes', match: '*/5 * * * *' },
  { task: 'issue_receipts', match: '* * * * *' },
  { task: 'expire_counter_offers', match: '* * * * *' },
  { task: 'end_unreceived_offers', match: '* * * * *' },
  { task: 'ready_offers', match: '* * * * *' },
  { task: 'run_campaigns', match: '* * * * *' },
  { task: 'expire_deals', match: '* * * * *' },
  { task: 'mail_price_alerts', match: '* * * * *' },
  { task: 'tell_saved_searches', match: '* * * * *' },
  { task: 'end_references', match: '* * * * *' },
  { task: 'begin_vat_rates', match: '*/15 * * * *' },
  { task: 'fetch_rates', match: '*/15 * * * *' },
  { task: 'remind_of_disputes', match: '*/10 * * * *' },
  { task: 'ask_disputes', match: '* * * * *' },
  { task: 'finish_evidence', match: '* * * * *' },
  { task: 'mail_notices', match: '* * * * *' },
  { task: 'retry_webhooks', match: '* * * * *' },
  { task: 'remove_lost_factors', match: '*/10 * * * *' },
  { task: 'make_monthly_exports', match: '*/15 * * * *' },
  { task: 'delete_accounts', match: '37 * * * *' },
]
