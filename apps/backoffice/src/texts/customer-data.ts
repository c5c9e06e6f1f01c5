import type { DeletionHindrance } from '@pandrop/contract/account-deletion'
import type { CustomerCopy } from '@pandrop/contract/staff/customer-copies'
import type { ErasedKind, KeptKind } from '@pandrop/contract/staff/customer-deletions'

/** A copy of their data for a customer who asks by letter. */
export const copyTexts = {
  title: 'Copy of the data',
  failed: 'The copy did not load',
  none: 'No copy was ever asked for.',
  askedBy: (who: string | null, moment: string) => `Asked for by ${who ?? 'the customer'}, ${moment}`,
  open: 'Have a copy made…',
  askTitle: 'Have a copy made for this customer?',
  askText:
    'For somebody who asks otherwise than in the shop: make sure first who it is. A job makes it within minutes; ' +
    'they are mailed where their address is proven, and fetch it themselves, signed in, within 72 hours.',
  ask: 'Have a copy made',
  askDone: 'The copy is being made',
  askFailed: 'No copy was asked for',
  underWay: 'There is one that was not fetched yet',
  states: {
    asked: 'Waits for its turn',
    making: 'Is being made',
    ready: 'Ready: waits to be fetched by the customer',
    fetched: 'Fetched',
    expired: 'Not fetched in time',
    failed: 'Could not be made',
  } satisfies Record<CustomerCopy['state'], string>,
  until: (moment: string) => `until ${moment}`,
} as const

/** A copy that is given to staff for a customer who can no longer sign in. */
export const handoverTexts = {
  open: 'Hand over…',
  title: 'Propose to hand this copy over?',
  text:
    'For a customer who can no longer sign in: make sure first who asks. A second administrator approves it, the ' +
    'customer is mailed, and then an administrator fetches the copy, once, and sends it to whoever asked.',
  submit: 'Propose to hand it over',
  done: 'Proposed: a second administrator approves it',
  failed: 'It was not proposed',
  proposed: (name: string, moment: string) => `${name} proposes to hand it over, ${moment}`,
  toApprove: 'A second administrator approves or rejects it.',
  approvedBy: (name: string) => `Approved by ${name}`,
  fetchedBy: (name: string) => `Fetched by ${name}`,
  approve: 'Approve',
  approveOwn: 'Yours: somebody else has to approve it',
  approveTitle: 'Hand this copy over?',
  approveText: 'The customer is mailed at once where the address is proven. Then an administrator can fetch it, once.',
  approved: 'Approved: an administrator can fetch it',
  approveFailed: 'It was not approved',
  reject: 'Reject',
  takeBack: 'Take back',
  rejectTitle: 'Reject it?',
  rejectText: 'The copy stays for the customer alone.',
  rejected: 'Rejected: the copy stays for the customer',
  rejectFailed: 'It was not rejected',
  fetch: 'Fetch the copy',
  fetched: 'The copy was fetched',
  fetchFailed: 'The copy was not fetched',
} as const

/** The deletion of an account for a customer who asks by letter. */
export const proposalTexts = {
  open: 'Delete account…',
  title: 'Propose to delete this account?',
  text:
    'For somebody who asks otherwise than in the shop: make sure first who it is. A second administrator approves ' +
    'it. Then it is as if they had asked themselves: a mail to a proven address, 14 days, and one press that keeps it.',
  submit: 'Propose deletion',
  done: 'Proposed: a second administrator approves it',
  failed: 'The deletion was not proposed',
  previewFailed: 'What would be deleted did not load',
  loading: 'Loading',
  hindered: 'What stands in its way',
  hinderedReason: 'Something of this account is still open',
  waitsForPreview: 'What would be deleted is not loaded yet',
  goes: 'Goes',
  goesAlways: 'Name, address, phone, sign-in and picture, everywhere',
  stays: 'Stays, without who it was, as the law asks',
  staysUntil: (day: string) => `Stays until ${day}, without who it was, as the law asks`,
  staysNothing: 'Nothing has to be kept.',
  notice: 'Deletion proposed',
  proposed: (name: string, moment: string) => `${name} proposes to delete this account, ${moment}`,
  toApprove: 'A second administrator approves or rejects it.',
  approve: 'Approve',
  approveOwn: 'Yours: somebody else has to approve it',
  approveTitle: 'Have this account deleted in 14 days?',
  approveText: 'The customer is mailed at once and keeps the account with one press until then.',
  approved: 'Approved: it goes in 14 days',
  approveFailed: 'The deletion was not approved',
  reject: 'Reject',
  takeBack: 'Take back',
  rejectTitle: 'Reject the deletion?',
  rejectText: 'The account stays as it is.',
  rejected: 'Rejected: the account stays',
  rejectFailed: 'The deletion was not rejected',
  byStaff: (proposer: string, approver: string) => `For the customer: proposed by ${proposer}, approved by ${approver}`,
} as const

export const hindranceNames: Record<DeletionHindrance, string> = {
  balance: 'Money on the balance',
  debt: 'A debt after a dispute',
  orders: 'An order that is not completed',
  offers: 'An open offer',
  payouts: 'A payout under way',
  refunds: 'A refund on its way, or one that no card took',
  disputes: 'An open dispute',
  payments: 'A card payment under way or held',
  deals: 'A personal deal',
  review: 'Something about its money that staff still decide',
}

export const erasedNames: Record<ErasedKind, string> = {
  sessions: 'Sessions',
  devices: 'Known browsers',
  passkeys: 'Passkeys',
  api_keys: 'API keys',
  notes: 'Notes',
  tags: 'Tags',
  messages: 'Messages about orders',
  wishes: 'Wishes',
  mails: 'Mails that left',
  notifications: 'Notifications',
}

export const keptNames: Record<KeptKind, string> = {
  orders: 'Orders',
  receipts: 'Receipts',
  credit_notes: 'Credit notes',
  confirmations: 'Payment confirmations',
  payments: 'Payments',
  refunds: 'Refunds',
  offers: 'Offers',
  payouts: 'Payouts',
}
