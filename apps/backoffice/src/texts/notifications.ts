/** Texts of notifications that the browser shows, and of switching them on. No name and no sum: others may look on. */
export const notificationTexts = {
  panel: 'Notifications of this browser',
  about:
    'While you look elsewhere, this browser tells you when something new waits: orders, offers, payments, payouts, ' +
    'proposals and failed mails. It names numbers alone, and it stops two hours after you last used the desk.',
  switchOn: 'Tell me in this browser',
  switchOff: 'Stop',
  on: 'On',
  refused:
    'This browser refuses notifications of this address. Allow them in its settings for this page; it wants an ' +
    'address that begins with https.',
  impossible: 'This browser cannot show notifications of a page. The title of the tab counts what waits all the same.',
  onTitle: 'You will be told here',
  onText: 'This is what a notification of the desk looks like.',
  new: {
    orders: (added: number) => (added === 1 ? 'A new order to deliver' : `${added} new orders to deliver`),
    cases: (added: number) =>
      added === 1 ? 'A customer wrote about an order' : `${added} customers wrote about orders`,
    offers: (added: number) => (added === 1 ? 'A new offer to answer' : `${added} new offers to answer`),
    payments: (added: number) => (added === 1 ? 'A payment to look at' : `${added} payments to look at`),
    payouts: (added: number) => (added === 1 ? 'A payout waits' : `${added} more payouts wait`),
    adjustments: (added: number) => (added === 1 ? 'A proposal to decide' : `${added} proposals to decide`),
    failed: (added: number) => (added === 1 ? 'A mail or job has failed' : `${added} mails or jobs have failed`),
  },
} as const
