import type { BackOfficeMail } from '../../../ports/mail/render.ts'

interface StaffMailWords {
  subject: string
  title: string
  text: string
  note: string
}

const threeDays = 'For 72 hours {name} cannot approve payouts or adjustments.'
const unexpected =
  'If nobody should have done this, have an administrator lock the account under Team, or type ' +
  '“staff lock {email}” on the server.'

/**
 * What staff are told by mail. English, as the back office speaks (docs/decisions/0008-the-operators-desk.md). {name}
 * and {email}: whom it is about; {by}: who did it; {at}: when.
 */
export const staffMailTexts = {
  staff_made: {
    subject: '{name} now works at the desk',
    title: '{name} was added to the desk',
    text: '{by} added {name} ({email}) as {role} on {at}.',
    note: `${threeDays} ${unexpected}`,
  },
  staff_reset: {
    subject: 'The access of {name} was reset',
    title: 'The access of {name} was reset',
    text: '{by} gave {name} ({email}) a new one-time password on {at}. Their second factors are gone.',
    note: `${threeDays} ${unexpected}`,
  },
  staff_promoted: {
    subject: '{name} is an administrator now',
    title: '{name} is an administrator now',
    text: '{by} made {name} ({email}) an administrator on {at}.',
    note: `${threeDays} ${unexpected}`,
  },
  staff_unlocked: {
    subject: '{name} may sign in again',
    title: '{name} was unlocked',
    text: '{by} let {name} ({email}) sign in again on {at}.',
    note: `${threeDays} ${unexpected}`,
  },
  staff_factor_added: {
    subject: '{name} has a new second factor',
    title: 'A second factor was added',
    text: '{name} ({email}) now confirms with {factor}, set up on {at}.',
    note: unexpected,
  },
  staff_factor_removed: {
    subject: '{name} has one second factor less',
    title: 'A second factor was removed',
    text: '{factor} of {name} ({email}) was removed on {at}.',
    note: unexpected,
  },
  staff_key_made: {
    subject: '{name} made a key for a program',
    title: 'A key for a program was made',
    text: '{name} ({email}) made the key “{key}” on {at}. It opens: {scopes}.',
    note: 'If nobody should have done this, revoke it under Webhooks and keys.',
  },
  payout_account_proposed: {
    subject: '{name} wants payouts to leave from another account',
    title: 'Another account was proposed',
    text: '{name} ({email}) proposed on {at} that payouts leave from {account}: {reason}',
    note: 'Nothing changes before a second administrator approves it under Settings, beside the bank’s paper.',
  },
  payout_account_changed: {
    subject: 'Payouts leave from another account',
    title: 'The account of payouts was changed',
    text: '{name} ({email}) approved on {at} that payouts leave from {account}.',
    note: 'If this was not agreed, make no bank file, and propose the right account at once.',
  },
  test_mail: {
    subject: 'A test of the shop’s mails',
    title: 'Mails arrive',
    text: '{name} ({email}) asked for this mail on {at}. It left in the name and from the address that are set.',
    note: 'If it lies among the spam, the domain of the address lacks SPF or DKIM for the mail server that sent it.',
  },
  webhook_off: {
    subject: '{name} is told of nothing any more',
    title: 'A webhook was turned off',
    text: '{name} ({host}) has not taken what it was sent for three days. It was turned off on {at}.',
    note: 'What waits is kept. Mend the receiver and turn the webhook on again: it is sent then, in its order.',
  },
  exports_made: {
    subject: 'Exports of {month}',
    title: 'The exports of {month} are being made',
    text: '{list}: a job writes them now. They are under Exports for a week, for whoever signs in.',
    note: 'What is made of every month, administrators choose under Exports.',
  },
  waiting: {
    subject: 'Waiting: {list}',
    title: 'Something waits at the desk',
    text: '{list}.',
    note: 'What you are mailed of, and when not, stands under Account; what the team is mailed of, under Settings.',
  },
  dispute_due: {
    subject: 'A dispute has to be answered {left}',
    title: 'A dispute has to be answered {left}',
    text: 'Dispute {dispute} can be answered until {due}. Nobody has answered it yet.{desk}',
    note: 'A dispute that nobody answers is lost. How it is answered stands in docs/recipes/look-after-payments.md.',
  },
  staff_named: {
    subject: '{name} was named on the command line',
    title: '{name} was named on the command line',
    text: '{by} named {name} ({email}) as {part} of {what} on {at}.',
    note: 'If {name} does not know of it, speak to whoever has a login on the server before the money leaves.',
  },
} as const satisfies Record<string, StaffMailWords>

/** What staff are mailed about. */
export type StaffMailTemplate = keyof typeof staffMailTexts

/** A mail to somebody of the staff, as the job queue holds it. */
export interface StaffMail {
  template: StaffMailTemplate
  to: string
  values: Readonly<Record<string, string>>
  link: string
}

/** The words of a mail, filled. */
export const staffMailOf = ({ template, to, values, link }: StaffMail): BackOfficeMail => {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
  const { subject, title, text, note } = staffMailTexts[template]
  return {
    to,
    link,
    button: 'Open the back office',
    title: fill(title),
    subject: fill(subject),
    text: fill(text),
    note: fill(note),
  }
}
