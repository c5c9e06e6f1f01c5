import type { FindingKind, FindingState } from '@pandrop/contract/lifecycle/stock-finding'
import type { countedAccountStates } from '@pandrop/contract/staff/stock-taking'

const copies = (count: number): string => (count === 1 ? '1 copy' : `${count.toLocaleString('en-US')} copies`)

const items = (count: number): string => (count === 1 ? 'an item' : `${count.toLocaleString('en-US')} items`)

/** The tabs of the list, in their order; over: what nobody has to look at any more. */
export const findingTabNames: Record<FindingKind | 'over', string> = {
  missing: 'Missing',
  moved: 'Moved',
  unknown: 'Unknown',
  over: 'Over',
}

/** What became of a finding. */
export const findingStateNames: Record<FindingState, string> = {
  open: 'Open',
  gone: 'It agrees again',
  withdrawn: 'Withdrawn',
  dismissed: 'It is there',
  added: 'Made an item',
  ignored: 'Ignored',
  corrected: 'Written down',
}

/** How an account stands in the newest count. */
export const countedStateNames: Record<(typeof countedAccountStates)[number], string> = {
  waiting: 'Its turn comes',
  counted: 'Counted',
  unavailable: 'Did not answer',
}

/** Texts of what was counted when. */
export const countTexts = {
  accounts: 'Accounts',
  off: 'No account of the shop is signed in to Steam here, so nothing can be counted.',
  never: 'Nothing was counted yet.',
  counting: (asked: number, all: number) => `Counting: ${asked} of ${all} accounts asked`,
  last: (moment: string) => `Counted ${moment}`,
  now: 'Count now',
  running: 'Counting',
  begun: 'The accounts are counted now',
  already: 'A count goes on already',
  failed: 'Nothing was counted.',
  columns: { label: 'Account', state: 'Newest count', counted: 'Counted last', copies: 'Lies there' },
  copies,
  notYet: 'never',
  none: 'No Steam accounts yet',
  noneText: 'Name the accounts that your items are kept on under Steam accounts.',
} as const

/** Texts of what does not agree. */
export const findingTexts = {
  list: 'What does not agree',
  tabs: 'What was found',
  account: 'Account',
  anyAccount: 'All accounts',
  columns: {
    name: 'Copy',
    copy: 'Float · seed',
    account: 'Account',
    should: 'Should lie on',
    lies: 'Lies on',
    before: 'In the books',
    state: 'Item',
    price: 'Price',
    reference: 'Usual price',
    found: 'Found',
    became: 'Became of it',
    by: 'By',
    ended: 'Since',
  },
  rowName: (name: string, id: number) => `${name}, finding ${id}`,
  bySelf: 'count',
  empty: {
    missing: {
      title: 'Nothing is missing',
      text: 'Every item lies on its account, as far as the accounts were counted.',
    },
    moved: { title: 'Nothing has moved', text: 'Every item lies where the books say, under its number.' },
    unknown: { title: 'Nothing is unknown', text: 'Whatever the shop could sell and lies there is an item.' },
    over: { title: 'Nothing was found before', text: 'What was answered, or agrees again, stands here.' },
  },
  noItem: 'none',
  itemOf: (id: number) => `Item ${id}`,
  orderOf: (id: number) => `order ${id}`,
  asset: 'Asset id',
  float: 'Float',
  seed: 'Paint seed',
  booked: 'In the books',
  bookedNothing: 'no number',
  bookedAt: (account: string, asset: string) => [account, asset].filter(Boolean).join(', '),
  protectedUntil: 'Protected until',
  reason: 'Reason',
  hidden: 'The count has taken it off the shelf.',
} as const

/** Texts of how a finding is answered. */
export const answerTexts = {
  answer: 'Answer',
  choose: 'Choose what to do',
  missingTitle: 'Missing item',
  missingText: 'It should lie on this account, and Steam did not show it when it was asked twice.',
  withdraw: 'Withdraw it: it is gone',
  dismiss: 'It is there: put it back on the shelf',
  withdrawSubmit: 'Withdraw for good',
  dismissSubmit: 'It is there',
  promised: 'Somebody has bought it or is paying for it: cancel the order first, or deliver it from elsewhere.',
  because: 'Because',
  becauseChoose: 'Choose why',
  becauseMissing: 'Choose why it goes',
  movedTitle: 'Moved item',
  movedText: 'It lies elsewhere than the books say, or has another number in Steam. Nothing moves in Steam.',
  correctSubmit: 'Write down',
  unknownTitle: (count: number) => (count === 1 ? 'Unknown copy' : `${count} unknown copies`),
  unknownText: 'Each becomes an item at what it usually costs, unless you type another price.',
  add: 'Make it an item',
  ignore: 'Ignore it for good: it is none of ours',
  addSubmit: (count: number) => (count === 1 ? 'Make an item' : `Make ${count} items`),
  ignoreSubmit: 'Ignore for good',
  addMany: (count: number) => `Make ${items(count)}…`,
  chosen: (count: number) => `${copies(count)} chosen`,
  noneChosen: 'Choose copies to make items of.',
  chosenMax: (max: number) => `At most ${max} at once`,
  actions: 'What can be done with the chosen copies',
  price: 'Price',
  cost: 'Cost',
  costHint: 'Empty: nobody knows.',
  phase: 'Phase',
  phaseChoose: 'Which phase?',
  phaseMissing: 'Choose the phase',
  floatMissing: 'Type the float, from 0 to 1',
  seedMissing: 'Type the paint seed, from 0 to 1000',
  hide: 'Keep them hidden until I show them',
  sure: 'The prices are meant, also where they are odd',
  added: (done: number, all: number) => (done === all ? `Made ${items(done)}` : `Made ${done} of ${all} items`),
  failed: 'The finding stays as it is.',
  addFailed: 'No item was made.',
} as const
