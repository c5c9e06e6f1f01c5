import type { CampaignState } from '@pandrop/contract/lifecycle/campaign'
import type { CampaignFilter, CampaignStanding } from '@pandrop/contract/staff/campaigns'

/** Tabs of the list. */
export const campaignFilterNames: Record<CampaignFilter, string> = {
  running: 'Running',
  planned: 'Planned',
  ended: 'Ended',
  all: 'All',
}

/** How a campaign stands. */
export const campaignStateNames: Record<CampaignState, string> = {
  planned: 'Planned',
  running: 'Running',
  ended: 'Ended',
  stopped: 'Stopped',
}

/** How an item stands in it. */
export const standingNames: Record<CampaignStanding, string> = {
  waiting: 'Waits',
  in: 'In it',
  changed: 'Changed by hand',
  held: 'Reserved',
  sold: 'Sold',
  over: 'Left it',
}

const items = (count: string): string => (count === '1' ? '1 item' : `${count} items`)

/** Texts of campaigns. */
export const campaignTexts = {
  table: 'Campaigns',
  filter: 'Which campaigns',
  name: 'Name',
  discount: 'Takes off',
  percent: (percent: number) => `${percent} %`,
  ownPrices: 'Prices of their own',
  state: 'Status',
  window: 'From – until',
  windowOf: (from: string, until: string) => `${from} – ${until}`,
  items: 'Items',
  sold: 'Sold',
  revenue: 'Revenue',
  given: 'Discount given',
  margin: 'Margin',
  rowName: (name: string) => `Campaign ${name}`,
  none: { running: 'No campaign is running', planned: 'No campaign is planned', ended: 'No campaign has ended' },
  noneAtAll: 'There are no campaigns yet',
  noneText: 'Choose items in their list, then Add to campaign…',
  toItems: 'Choose items',
  create: 'New campaign',

  terms: 'Terms',
  brought: 'What it brought',
  from: 'From',
  until: 'Until',
  joined: 'Have its price',
  joinedOf: (joined: string, all: string) => `${joined} of ${all}`,
  struck: 'With an old price struck through',
  marginOf: (margin: string, costed: string, sold: string) => `${margin} (cost known of ${costed} of ${sold})`,
  madeBy: 'Made by',
  madeByAt: (who: string, at: string) => `${who}, ${at}`,
  endedAt: 'Ended',
  stoppedAt: 'Stopped',
  broughtHint: 'Ordered while it ran, paid, and not gone back. Margin: without VAT, after the known cost.',
  startsSoon: 'It starts within a moment.',

  itemsTable: 'Items of this campaign',
  item: 'Item',
  before: 'Before',
  price: 'In the campaign',
  standing: 'Status',
  oldPrice: 'Old price',
  insteadOf: (price: string) => `instead of ${price}`,
  noOldPrice: 'none',
  honestFrom: (day: string) => `no honest one before ${day}`,
  itemName: (title: string, id: number) => `${title}, item ${id}`,
  noItems: 'It has no items',

  missing: 'This campaign does not exist',
  missingText: 'The address may be old or mistyped.',
  backToCampaigns: 'All campaigns',
  failed: 'The campaign did not load',
  loading: 'Loading the campaign',

  actions: 'What can be done with this campaign',
  stop: 'Stop',
  stopTitle: (name: string) => `Stop ${name}?`,
  stopText:
    'Each price returns to what it was, unless somebody changed it meanwhile. What is reserved for a customer ' +
    'keeps the price that they saw. It cannot be started again.',
  stopPlannedText: 'It never starts. Its items keep their prices.',
  stopButton: 'Stop the campaign',
  stopped: (name: string) => `${name} is stopped.`,
  stopFailed: 'The campaign was not stopped.',
} as const

/** Texts of the page that plans a campaign. */
export const newCampaignTexts = {
  form: 'Campaign',
  into: 'Add to',
  intoNew: 'A new campaign',
  intoKnown: (name: string, state: string) => `${name} (${state.toLowerCase()})`,
  nameHint: 'For staff alone; customers see prices.',
  nameMissing: 'Give it a name',
  kind: 'What it takes off',
  kindPercent: 'A percentage',
  kindPrices: 'A price for each',
  pricesOff: (max: number) => `For ${max} items at most`,
  percentField: 'Percentage',
  percentUnit: '%',
  percentInvalid: 'A whole number from 1 to 90',
  fromHint: (zone: string) => `${zone}. Empty: from now on`,
  untilHint: (zone: string) => `${zone}. An hour to 60 days later`,
  untilMissing: 'Say when it ends',
  submit: (count: string) => `Plan for ${items(count)}`,
  start: (count: string) => `Start with ${items(count)}`,
  add: (count: string) => `Add ${items(count)}`,
  belowCostToo: (what: string) => `${what}, below cost too`,
  seenAnew: 'They stand here now.',
  planned: (name: string) => `${name} is planned.`,
  started: (name: string) => `${name} starts now.`,
  added: (count: number, known: number) =>
    known === 0 ? `${items(String(count))} added.` : `${items(String(count))} added, ${known} were in it.`,
  createFailed: 'The campaign was not made.',
  addFailed: 'The items were not added.',

  preview: 'What it does',
  previewFailed: 'The prices could not be worked out',
  typePercent: 'Type a percentage to see the prices.',
  sums: 'Prices added up',
  sumsOf: (before: string, after: string) => `${before} → ${after}`,
  struck: 'Old price struck through',
  notStruck: 'Without an old price',
  notStruckOf: (count: string, day: string | null) => (day === null ? count : `${count}, honest from ${day}`),
  belowCost: 'Below cost',
  reserved: 'Reserved: join when free',
  elsewhere: 'In another campaign: join after it',
  notLower: 'Price would not fall: stays',
  gone: 'Sold or withdrawn: left out',
  oldPriceHint:
    'An old price is the lowest of the 30 days before; a percentage is taken off it. Where the new price is not ' +
    'below it, nothing is struck through.',
  table: 'Items and their prices',
  cost: 'Cost',
  costUnknown: 'unknown',
  newPrice: 'New price',
  priceOf: (title: string, id: number) => `New price of ${title}, item ${id}`,
  priceInvalid: 'An amount above 0',
  note: 'Note',
  notes: { loss: 'Below cost', held: 'Reserved', same: 'Stays' },
  elsewhereOf: (name: string) => `In ${name}`,
  shownOf: (shown: string, all: string) => `The ${shown} of ${all} to look at first`,

  nothing: 'No items are chosen',
  nothingText: 'Tick items in their list, or press a for all that is found, then Add to campaign…',
} as const
