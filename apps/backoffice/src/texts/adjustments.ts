import type { AdjustmentKind, AdjustmentState } from '@pandrop/contract/staff/adjustments'

/** Texts of goodwill and corrections. */
export const adjustmentTexts = {
  table: 'Adjustments',
  filter: 'Which adjustments',
  none: { title: 'Nothing here', text: 'No adjustment of this kind.' },
  noneWaiting: { title: 'Nothing to approve', text: 'Adjustments above the limit wait here for a second person.' },
  at: 'Proposed',
  customer: 'Customer',
  kind: 'Kind',
  reason: 'Reason',
  amount: 'Amount',
  state: 'Status',
  by: 'By',
  decided: 'Decided by',
  decide: 'Decide',
  approve: 'Approve',
  approveFailed: 'It could not be approved.',
  approved: (sum: string) => `${sum} booked`,
  own: 'Yours: somebody else has to approve it.',
  reject: 'Reject',
  rejectTitle: 'Reject this adjustment',
  rejectText: (sum: string, person: string) => `${sum}, proposed by ${person}. Nothing is booked.`,
  rejected: 'Rejected',
  rejectFailed: 'It could not be rejected.',

  adjust: 'Adjust balance',
  adjustOff: 'There is a balance once the e-mail is verified.',
  adjustTitle: 'Adjust the balance',
  adjustText: (balance: string) => `The balance is ${balance}. The customer gets a mail with your note.`,
  direction: 'What',
  gift: 'Goodwill: a gift',
  correctUp: 'Correction: give',
  correctDown: 'Correction: take back',
  amountField: 'Amount',
  reasonMissing: 'Say why',
  note: 'Note to the customer',
  noteHint: 'A full sentence; it stands in the mail.',
  amountMissing: 'Type an amount',
  noteMissing: 'Write the note',
  tooMuch: 'The balance has not as much',
  tooLarge: 'At most €10,000.00 at once',
  needsSecond: (free: string) =>
    `Needs a second person: alone, ${free} can still be moved on this balance within 24 hours.`,
  alone: 'Books at once.',
  book: (sum: string) => `Book ${sum}`,
  propose: (sum: string) => `Propose ${sum}`,
  start: 'Book',
  booked: (sum: string) => `${sum} booked; the customer gets a mail`,
  proposed: (sum: string) => `${sum} waits for a second person`,
  failed: 'The balance could not be adjusted.',
} as const

export const adjustmentKindNames: Record<AdjustmentKind, string> = { goodwill: 'Goodwill', correction: 'Correction' }

export const adjustmentStateNames: Record<AdjustmentState, string> = {
  proposed: 'Waiting',
  booked: 'Booked',
  rejected: 'Rejected',
}
