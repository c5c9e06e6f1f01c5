import type { MoneyProposal, ProposalKind, ProposalState } from '@pandrop/contract/staff/proposals'

/** Texts of refunds after a delivery and held money that need a second person. */
export const proposalTexts = {
  table: 'Refunds and held money',
  filter: 'Which of them',
  noneWaiting: {
    title: 'Nothing to approve',
    text: 'Refunds after a delivery wait here for a second person above the limit, and so does held money.',
  },
  none: { title: 'Nothing here', text: 'Nothing of this kind was decided.' },
  at: 'Proposed',
  customer: 'Customer',
  kind: 'What',
  reason: 'Reason',
  by: 'By',
  shop: 'The shop',
  amount: 'Amount',
  decided: 'Decided by',
  decide: 'Decide',
  order: (id: number) => `Order ${id}`,
  payment: 'Payment',
  own: 'Yours: somebody else has to approve it.',
  approve: 'Approve',
  approveTitle: 'Approve this?',
  approveText: {
    refund: 'The money goes back at once. The customer keeps the items and gets a mail.',
    reversed: 'The order is taken back, all of its money goes back at once, and the customer gets a mail.',
    settled_elsewhere: 'The payment is held no longer. Nothing is booked.',
  } satisfies Record<ProposalKind, string>,
  line: ({ amount, proposed_by: person }: MoneyProposal, sum: (units: number) => string) =>
    `${sum(amount)}, proposed by ${person?.name ?? 'the shop'}.`,
  approveFailed: 'It could not be approved.',
  approved: 'Approved and done',
  decline: 'Decline',
  withdraw: 'Take back',
  declineTitle: 'Decline this?',
  declineText: 'Nothing is done, and it can be proposed again.',
  declineFailed: 'It could not be declined.',
  declined: 'Declined',
} as const

export const proposalKindNames: Record<ProposalKind, string> = {
  refund: 'Refund after the delivery',
  reversed: 'Order taken back',
  settled_elsewhere: 'Settled at the provider',
}

export const proposalStateNames: Record<ProposalState, string> = {
  proposed: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
}
