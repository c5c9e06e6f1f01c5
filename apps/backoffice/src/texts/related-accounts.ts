import type { SharedTrait } from '@pandrop/contract/staff/related-accounts'

/** Accounts of one person, side by side. */
export const relatedTexts = {
  title: 'Related accounts',
  failed: 'The related accounts did not load',
  loading: 'Loading',
  none: 'No other account shares anything with this one',
  noneText: 'Address, phone, Steam account, trade link, bank account and browsers are compared.',
  hint: 'What they share is a hint, not a proof: families share browsers. Nothing is merged.',
  own: 'This account',
  shares: 'Shares',
  balance: 'Balance',
  orders: 'Orders',
  offers: 'Offers',
  payouts: 'Paid out',
  joined: 'Joined',
  email: 'E-mail',
  notes: 'Notes',
  counted: (count: number, sum: string) => (count === 0 ? '0' : `${count.toLocaleString('en-US')}, ${sum}`),
  account: (id: number, name: string) => `${name}, #${id}`,
} as const

/** What two accounts share, in a word or two. */
export const traitNames: Readonly<Record<SharedTrait, string>> = {
  email: 'E-mail',
  phone: 'Phone',
  steam: 'Steam account',
  trade_link: 'Trade link',
  bank_account: 'Bank account',
  device: 'Browser',
}
