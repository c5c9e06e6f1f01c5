import type { staffCalls } from '@pandrop/contract/staff/calls'

/** What the audit log calls a staff call: its name, or the one that the log knows it by. */
type Audited = {
  [Name in keyof typeof staffCalls]: (typeof staffCalls)[Name] extends { auditedAs: infer Known extends string }
    ? Known
    : Name
}[keyof typeof staffCalls]

/** Staff calls that change something, as the audit log names them; one without a text here shows its name. */
const actions = {
  staffSignIn: 'Typed a password',
  staffGiveCode: 'Signed in with a code',
  staffGivePasskey: 'Signed in with a passkey',
  staffPasskeyOptions: 'Asked for a passkey',
  staffSignOut: 'Signed out',
  staffChangePassword: 'Changed the password',
  staffBeginTotp: 'Began to set up an authenticator',
  staffConfirmTotp: 'Set up an authenticator',
  staffNewPasskeyOptions: 'Began to add a passkey',
  staffAddPasskey: 'Added a passkey',
  staffRemovePasskey: 'Removed a passkey',
  staffProvePassword: 'Confirmed with the password',
  staffEndSession: 'Ended a session of their own',
  createStaff: 'Added somebody to the team',
  changeStaff: 'Changed somebody’s role or lock',
  resetStaff: 'Reset somebody’s access',
  retryJob: 'Tried a mail or job again',
  retryFailedJobs: 'Tried all failed mails or jobs again',
  dropJob: 'Dropped a mail',
  setMargin: 'Set a margin',
  removeMargin: 'Removed a margin',
  addHoliday: 'Set a holiday',
  removeHoliday: 'Removed a holiday',
  shelveOffer: 'Put an offer’s item on sale',
  shelveOffers: 'Put the items of offers on sale',
  makePriceChange: 'Changed many prices',
  undoPriceChange: 'Took a change of many prices back',
  pinItem: 'Pinned an item to the home page',
  unpinItems: 'Took pins of the home page away',
  createPromoCode: 'Made a promo code',
  createPromoBatch: 'Made many promo codes',
  changePromoCode: 'Changed a promo code',
  stopPromoCode: 'Stopped a promo code',
  createPack: 'Made a pack',
  stopPack: 'Stopped a pack',
  refundHeldPayment: 'Gave a held payment back',
  refundDeskDeposit: 'Gave a top-up back',
  makeEvidence: 'Made the evidence sheet of a dispute',
  saveEvidence: 'Edited the evidence of a dispute',
  submitEvidence: 'Submitted evidence to the bank',
  downloadEvidence: 'Downloaded the evidence of a dispute',
  releaseDeskDispute: 'Let a customer with a dispute pay again',
} as const satisfies Partial<Record<Audited, string>>

/** What the shop does by itself because somebody else told it. */
const byShop = { 'shop trade_reversed': 'Recorded that a trade was taken back' }

const named = new Map<string, string>(Object.entries({ ...actions, ...byShop }))

/** "counterOffer" and "staff_code_wrong" in words: "Counter offer", "Staff code wrong". */
const inWords = (name: string): string => {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}

/** "takeOrderStep trade_sent": the step of a noun, as the screens of that noun call it. */
const stepInWords = (name: string): string | undefined => {
  const [, noun, step] = /^take(\w+)Step (\w+)$/.exec(name) ?? []
  return noun && step && `${noun}: ${inWords(step).toLowerCase()}`
}

/** Texts of the audit log. */
export const auditTexts = {
  label: 'What was done at the desk, newest first',
  when: 'When',
  who: 'Who',
  action: 'What',
  path: 'Where',
  outcome: 'Outcome',
  address: 'From',
  changes: 'Changes',
  nobody: 'Nobody signed in',
  byKey: (staff: string, key: string) => `${staff}, by the key ${key}`,
  commandLine: 'Command line',
  shop: 'The shop',
  done: 'Done',
  failed: 'Broke off',
  unknown: 'Unknown',
  refused: (refusal: string) => inWords(refusal.replace(/^staff_/, '')),
  /** what was typed on the command line stays as it was typed */
  actionName: (name: string) =>
    named.get(name) ?? stepInWords(name) ?? (name.startsWith('cli ') ? name.slice(4) : inWords(name)),
  actionNames: [...named],
  open: (what: string, when: string) => `${what}, ${when}: what was sent and what changed`,
  empty: 'Nothing was done yet',
  emptyFiltered: 'Nothing matches',
  emptyFilteredText: 'Choose somebody else, or another action.',
  anyone: 'Everybody',
  anything: 'Everything',
  person: 'Who',
  kind: 'What',
  sent: 'What was sent',
  nothingSent: 'Nothing beyond the address.',
  changed: 'What changed',
  nothingChanged: 'No row changed.',
  more: (shown: number, all: number) => `The first ${shown} of ${all.toLocaleString('en-US')} changed rows.`,
  others: (rows: number) => `${rows.toLocaleString('en-US')} more changed with it.`,
  onlyRow: (row: string) => `Only what changed ${row.replace('/', ' ')}`,
  everyRow: 'Show everything',
  secretsOnly: 'only what is not written down',
  made: 'made',
  removed: 'removed',
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: '–',
} as const
