import type { PriceChangeState } from '@pandrop/contract/lifecycle/price-change'
import type { PriceChangeLine, PriceEnding, PriceWay } from '@pandrop/contract/staff/price-changes'

const count = (items: number): string => items.toLocaleString('en-US')

const itemsOf = (items: number): string => (items === 1 ? '1 item' : `${count(items)} items`)

const pricesOf = (prices: number): string => (prices === 1 ? '1 price' : `${count(prices)} prices`)

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 4 })

const signed = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 2, signDisplay: 'exceptZero' })

/** How prices come about, as they are chosen. */
export const priceWayNames: Record<PriceWay, string> = {
  percent: 'Percent more or less',
  amount: 'Euros more or less',
  set: 'One price for all',
  reference: 'Reference times a factor',
  range: 'Reference less the margin of its range',
  cost: 'Cost and a margin',
}

/** What the number of a way is; none for the one without. */
export const priceWayFields: Record<Exclude<PriceWay, 'range'>, { label: string; hint?: string; unit: string }> = {
  percent: { label: 'Percent', hint: '-10 lowers, 10 raises.', unit: '%' },
  amount: { label: 'Euros', hint: '-1.50 lowers, 1.50 raises.', unit: 'EUR €' },
  set: { label: 'Price', unit: 'EUR €' },
  reference: { label: 'Factor', hint: '0.95 is five percent below.', unit: '×' },
  cost: { label: 'Margin', hint: 'Of the price without VAT.', unit: '%' },
}

export const priceEndingNames: Record<PriceEnding, string> = {
  none: 'As it comes',
  '00': '.00',
  '49': '.49',
  '99': '.99',
}

export const priceChangeStateNames: Record<PriceChangeState, string> = {
  running: 'Running',
  done: 'Done',
  undoing: 'Being taken back',
  undone: 'Taken back',
}

const outcomes: Record<PriceChangeLine['outcome'], string> = {
  waiting: 'Waits',
  changed: 'Changed',
  held: 'Kept: reserved, sold or withdrawn',
  touched: 'Kept: priced anew meanwhile',
  below_cost: 'Kept: it costs more by now',
  stopped: 'Kept: taken back before',
  restored: 'As it was',
}

const notRestored = { held: 'Not put back: reserved, sold or withdrawn', touched: 'Not put back: priced anew since' }

const ways: Record<PriceWay, (amount: number, euro: (units: number) => string) => string> = {
  percent: (amount) => `${signed(amount)} %`,
  amount: (amount, euro) => `${amount > 0 ? '+' : ''}${euro(amount)}`,
  set: (amount, euro) => euro(amount),
  reference: (amount) => `Reference × ${number(amount)}`,
  range: () => 'Reference less margin',
  cost: (amount) => `Cost and ${number(amount)} %`,
}

/** Texts of prices that are changed many at once. */
export const priceTexts = {
  title: (items: number) => `Prices of ${itemsOf(items)}`,
  way: 'New price',
  ending: 'Ending',
  aboveCost: 'Never below a known cost',
  leaveCampaigns: 'Leave out what is in a campaign',
  amountInvalid: {
    percent: 'Type percent between -95 and 1,000, such as -10',
    amount: 'Type an amount such as -1.50',
    set: 'Type a price from 0.03 on',
    reference: 'Type a factor between 0.01 and 10, such as 0.95',
    cost: 'Type percent between 0 and 90, such as 12.5',
  } satisfies Record<Exclude<PriceWay, 'range'>, string>,
  submit: (prices: number) => (prices === 0 ? 'Change prices' : `Change ${pricesOf(prices)}`),
  failed: 'The prices were not changed.',
  seenAnew: 'The figures above are the new ones.',
  previewEmpty: 'What it comes to stands here before anything is changed.',
  previewLoading: 'Working it out',
  previewFailed: 'It could not be worked out. Change something, or close and try again.',
  nothing: 'None of these prices would be another.',
  sums: (before: string, after: string) => `${before} → ${after}`,
  difference: (euro: string, percent: number) => `${euro}, ${signed(percent)} %`,
  largest: 'Largest moves',
  item: 'Item',
  before: 'Now',
  after: 'Then',
  moved: (prices: number) => `${pricesOf(prices)} will be another`,
  unchanged: (items: number) => `${count(items)} stay as they are`,
  reserved: (items: number) => `${count(items)} kept: reserved for a customer`,
  gone: (items: number) => `${count(items)} kept: sold or withdrawn`,
  withoutCost: (items: number) => `${count(items)} kept: their cost is not known`,
  withoutMargin: (items: number) => `${count(items)} kept: no margin begins so low`,
  tooHigh: (items: number) => `${count(items)} kept: the price would be too high`,
  atFloor: (items: number) => `${count(items)} held by their cost or by the least price of €0.03`,
  keptInCampaign: (items: number) => `${count(items)} kept: a running campaign makes their price`,
  leavesCampaign: (items: number) =>
    `${count(items)} would leave their running campaign: what is set here stays when that ends`,
  belowCost: (items: number) => `${count(items)} would not bring back their cost`,
  unusual: (items: number) => `${count(items)} would be far from their reference`,
  reductionsEnded: (items: number) => `${count(items)} would lose the old price that is struck through`,
  wishes: (wishes: number, mails: number) =>
    `${wishes === 1 ? '1 wish comes true' : `${count(wishes)} wishes come true`}: ` +
    `${mails === 1 ? '1 customer is mailed' : `${count(mails)} customers are mailed`}`,
  deep: (items: number) => `${itemsOf(items)} would lose more than half. That is meant.`,
  deepMissing: 'Tick that it is meant.',

  page: 'Price changes',
  undo: 'Undo',
  undoOf: (id: number) => `Undo price change ${id}`,
  undoStarted: 'The prices are being put back',
  undoFailed: 'It could not be taken back.',
  undoUntil: (time: string) => `Can be taken back until ${time}`,
  close: 'Close',
  started: (prices: number) => `${pricesOf(prices)} are being changed`,
  running: (changed: number, items: number) => `${count(changed)} of ${pricesOf(items)} changed`,
  done: (changed: number) => `${pricesOf(changed)} changed`,
  keptToo: (kept: number) => `${count(kept)} kept`,
  undoing: (restored: number, changed: number) => `${count(restored)} of ${pricesOf(changed)} put back`,
  undone: (restored: number) => `${pricesOf(restored)} put back`,
  progress: 'How far it has come',
  details: 'Details',

  at: 'When',
  what: 'What',
  items: 'Items',
  state: 'Status',
  who: 'By',
  commandLine: 'command line',
  wayOf: (
    { way, amount, ending }: { way: PriceWay; amount: number | null; ending: PriceEnding },
    euro: (units: number) => string,
  ) => `${ways[way](amount ?? 0, euro)}${ending === 'none' ? '' : `, ending .${ending}`}`,
  rowName: (id: number) => `Price change ${id}`,
  empty: 'No bulk price changes yet',
  emptyText: 'Choose items in the list of items, then “Prices…”.',
  changedTerm: 'Changed',
  keptTerm: 'Kept their price',
  restoredTerm: 'Put back',
  sumsTerm: 'Prices in all',
  floorTerm: 'Floor',
  floor: 'Never below a known cost',
  undoTerm: 'Undo',
  undoneTerm: 'Taken back',
  byAt: (who: string, at: string) => `${who}, ${at}`,
  wanted: 'What was wanted',
  came: 'What came of it',
  name: 'Name',
  beforeIt: 'Before',
  afterIt: 'After',
  lines: 'Its items',
  linesAll: 'All',
  linesKept: 'Not as wanted',
  linesFilter: 'Which items',
  outcome: 'Outcome',
  outcomeOf: ({ outcome, not_restored: not }: Pick<PriceChangeLine, 'outcome' | 'not_restored'>) =>
    not === null ? outcomes[outcome] : notRestored[not],
  lineName: (title: string, id: number) => `${title}, item ${id}`,
  noLines: 'Every item got its price',
  missing: 'This price change does not exist',
  missingText: 'The address may be old or mistyped.',
  backToAll: 'All price changes',
  loadFailed: 'The price change did not load',
  loading: 'Loading the price change',
  undoTitle: 'Take it back?',
  undoText:
    'Every price that nobody touched since is as it was, and a campaign’s again where it was that. An old price that ' +
    'ended with it comes back only where it is still the lowest of 30 days.',
  undoSubmit: 'Take it back',
} as const
