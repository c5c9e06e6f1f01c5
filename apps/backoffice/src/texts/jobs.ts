import type { FailedKind } from '@pandrop/contract/staff/jobs'

/** Texts of mails that could not be sent and jobs that failed. */
export const jobTexts = {
  filter: 'Mails or jobs',
  kinds: { mails: 'Mails', jobs: 'Jobs' } satisfies Record<FailedKind, string>,
  tables: { mails: 'Mails that could not be sent', jobs: 'Jobs that failed' } satisfies Record<FailedKind, string>,
  empty: {
    mails: { title: 'Every mail has left', text: 'A mail that could not be sent waits here until it is.' },
    jobs: { title: 'Every job is done', text: 'What the shop could not do by itself waits here for somebody.' },
  } satisfies Record<FailedKind, { title: string; text: string }>,
  columns: {
    mail: 'Mail',
    job: 'Job',
    to: 'To',
    about: 'About',
    error: 'Last error',
    tries: 'Tries',
    next: 'Next try',
    actions: 'Actions',
  },
  tries: (attempts: number, attemptsMax: number) => `${attempts} of ${attemptsMax}`,
  trying: 'Is being tried',
  now: 'now',
  givenUp: 'Given up',
  order: (id: number) => `Order #${id}`,
  nobody: 'Nobody',
  rowName: (name: string, id: number) => `${name}, job ${id}: the whole error`,
  retry: 'Try again',
  retryName: (name: string, id: number) => `Try again: ${name}, job ${id}`,
  retrying: 'It is being tried again',
  retryFailed: 'It could not be tried again.',
  retryAll: 'Try all again',
  retriedAll: (count: number) =>
    count === 0
      ? 'Nothing was left to try'
      : count === 1
        ? '1 is being tried again'
        : `${count.toLocaleString('en-US')} are being tried again`,
  detail: {
    error: 'What the last try ran into',
    facts: 'What it is',
    number: 'Job',
    name: 'Name',
    customer: 'Customer',
    order: 'Order',
    actions: 'What can be done with it',
  },
  drop: 'Drop this mail',
  dropOff: 'Only administrators drop mails.',
  dropOffRunning: 'It is being tried at this moment.',
  dropTitle: 'Drop this mail?',
  dropText: (name: string, recipient: string) =>
    `“${name}” to ${recipient} leaves the list and is never sent. For mails that can never arrive.`,
  dropped: 'The mail was dropped',
  dropFailed: 'The mail could not be dropped.',
  jobStays: 'A job has to succeed, so it cannot be dropped. It is done once what stood in its way is gone.',
} as const

/** Jobs of the shop, and mails whose own names say little, in plain words. */
const names = new Map([
  ['remove_stored_file', 'Remove a stored file'],
  ['clean_up', 'Clean up'],
  ['send_refund', 'Send a refund to the card'],
  ['issue_credit_note', 'Issue a credit note'],
  ['mail_payment_end', 'Tell that a payment ended'],
  ['expire_overdue', 'End overdue payments'],
  ['reconcile_payments', 'Ask the provider about payments'],
  ['reconcile_refunds', 'Ask the provider about refunds'],
  ['reconcile_card_forms', 'Ask the provider about card payouts'],
  ['complete_orders', 'Complete orders'],
  ['issue_missing_credit_notes', 'Issue missing credit notes'],
  ['issue_receipts', 'Issue receipts'],
  ['expire_counter_offers', 'End counter-offers'],
  ['end_unreceived_offers', 'End offers whose item never came'],
  ['ready_offers', 'Make offers ready for payout'],
  ['run_campaigns', 'Start and end campaigns'],
  ['mail_price_alerts', 'Write price alerts'],
  ['tell_saved_searches', 'Tell of what came for saved searches'],
  ['run_price_change', 'Change many prices'],
  ['verification_link', 'Verify the address'],
  ['email_change_link', 'Confirm the new e-mail'],
  ['address_in_use', 'Address is in use already'],
])

/** A mail or a job by the name that the server has for it: "order_trade_sent" is "Order trade sent". */
export const jobName = (name: string): string => {
  const spaced = name.replaceAll('_', ' ')
  return names.get(name) ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
