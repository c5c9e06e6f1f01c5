import type { MonthQuestion, MonthRow } from '@pandrop/contract/staff/months'

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

/** Texts of months and what closes them. */
export const monthTexts = {
  table: 'Months',
  month: 'Month',
  state: 'State',
  states: { running: 'Running', over: 'Open', locked: 'Locked' } satisfies Record<MonthRow['state'], string>,
  vat: 'VAT owed',
  gross: 'Gross',
  receipts: 'Receipts',
  notes: 'Credit notes',
  papers: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
  noPapers: '–',
  rowName: (month: string) => `Month ${month}`,
  none: 'Nothing was booked yet',
  noneText: 'The first month stands here with the first sale.',
  closeTitle: (month: string) => `Close ${month}`,
  loading: 'Loading the month',
  failed: 'The month did not load',
  stillRuns: 'It is not over: what stands here can still change.',
  lockedBy: (who: string, at: string) => `Locked by ${who}, ${at}. Nothing is booked into it any more.`,
  waitsFor: 'Months are locked in their order: an earlier one is open.',
  todo: 'What is left to do',
  done: {
    receipts: 'Every sale has its receipt',
    credit_notes: 'Everything that went back has its credit note',
    refunds: 'No refund is under way',
    provider_payouts: 'Every payout of the card provider leads somewhere and stands on a statement',
    bank: 'No statement from the month’s end on differs from the books',
    differences: 'Reconciliation finds no difference',
  } satisfies Record<MonthQuestion['name'], string>,
  left: {
    receipts: (count: number) => `${many(count, 'sale has', 'sales have')} no receipt yet: a job issues them`,
    credit_notes: (count: number) =>
      `${many(count, 'refund has', 'refunds have')} no credit note yet: a job issues them`,
    refunds: (count: number) => `${many(count, 'refund is', 'refunds are')} on the way to a card`,
    provider_payouts: (count: number) =>
      `${many(count, 'payout', 'payouts')} of the card provider to look at, or on no statement yet`,
    bank: () => 'The bank’s newest statement differs from the books',
    differences: (count: number) => `Reconciliation finds ${many(count, 'difference', 'differences')}`,
  } satisfies Record<MonthQuestion['name'], (count: number) => string>,
  look: 'Look',
  vatReport: 'VAT report',
  datev: 'DATEV file',
  datevFailed: 'The file could not be made',
  datevName: (month: string) => `EXTF_Buchungsstapel_${month}.csv`,
  lock: 'Lock…',
  lockTitle: (month: string) => `Lock ${month}?`,
  lockText:
    'Nothing is booked into it any more. Its reports stay as they are, and what differs from them later is told. ' +
    'An administrator can end the lock with a reason.',
  lockSubmit: 'Lock the month',
  lockLeft: (count: number) => `${many(count, 'question is', 'questions are')} still open.`,
  lockFailed: 'The month could not be locked',
  lockDone: (month: string) => `${month} is locked`,
  unlock: 'Unlock…',
  unlockTitle: (month: string) => `Unlock ${month}?`,
  unlockText: 'It can be booked into again, and what it comes to can change.',
  unlockSubmit: 'Unlock the month',
  unlockFailed: 'The month could not be unlocked',
  unlockDone: (month: string) => `${month} is open again`,
  reasonMissing: 'Say why',
} as const
