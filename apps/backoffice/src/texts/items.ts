import type { StockState } from '@pandrop/contract/lifecycle/item'
import type { StockGap, StockOrder, StockTab } from '@pandrop/contract/staff/items'
import { searchTexts } from './search.ts'

const count = (items: number): string => items.toLocaleString('en-US')

const itemsOf = (items: number): string => (items === 1 ? '1 item' : `${count(items)} items`)

/** What an item is in, in a word; on sale and not yet to be bought has a word of its own. */
export const itemStateNames: Record<StockState | 'protected', string> = {
  ...searchTexts.itemStates,
  protected: 'Protected',
}

/** The tabs of the list, in their order. */
export const stockTabNames: Record<StockTab, string> = {
  on_sale: 'On sale',
  hidden: 'Hidden',
  protected: 'Protected',
  reserved: 'Reserved',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
  all: 'All',
}

export const stockOrderNames: Record<StockOrder, string> = {
  newest: 'Newest first',
  oldest: 'Longest on the shelf',
  price_up: 'Cheapest first',
  price_down: 'Dearest first',
  margin: 'Lowest margin first',
  reference: 'Furthest below reference',
}

export const stockGapNames: Record<StockGap, string> = {
  cost: 'Lacks a cost',
  asset: 'Lacks an asset id',
  account: 'Lacks an account',
  picture: 'Lacks a picture',
}

/** Texts of the list of items. */
export const itemListTexts = {
  views: 'Pages about items',
  tabs: 'State',
  search: 'Name, number, asset id or external id',
  columns: {
    picture: 'Picture',
    title: 'Item',
    copy: 'Float · seed',
    price: 'Price',
    cost: 'Cost',
    margin: 'Margin',
    reference: 'Reference',
    days: 'Days',
    account: 'Account',
    state: 'State',
  },
  rowName: (title: string, id: number) => `${title}, item ${id}`,
  percent: (percent: number) => `${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })} %`,
  signedPercent: (percent: number) =>
    `${percent.toLocaleString('en-US', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })} %`,
  insteadOf: (price: string) => `instead of ${price}`,
  unknown: 'unknown',
  none: 'none',
  days: (days: number) => (days >= 0 ? count(days) : `in ${count(-days)}`),
  found: (items: number, price: string) => `${itemsOf(items)}, ${price} in all`,
  foundCost: (cost: string) => `cost ${cost}`,
  withoutCost: (items: number) => `${itemsOf(items)} without a known cost`,
  keys: 'X range, a all, e price, h hide or show, n add',
  empty: 'Nothing on sale yet',
  emptyText: 'Add the first item: what it is, what it cost, what it sells for.',
  importFile: 'Import a file',
  fromOffers: (offers: number) => `From offers (${offers})`,
  emptyTab: 'No item stands here',
  nothingFound: 'No item is like that',
  nothingFoundText: 'Try fewer filters, or another tab.',
  add: 'Add an item',
  hidden: (title: string) => `${title} is hidden`,
  shown: (title: string) => `${title} is on the shelf again`,
} as const

/** Texts of what the list is narrowed by. */
export const itemFilterTexts = {
  filters: 'Filters',
  filtersOn: (filters: number) => `Filters, ${filters}`,
  clear: 'Clear the filters',
  order: 'Order',
  type: 'Type',
  anyType: 'Any type',
  weapon: 'Weapon',
  anyWeapon: 'Any weapon',
  exterior: 'Exterior',
  anyExterior: 'Any exterior',
  itemClass: 'Class',
  anyClass: 'Any class',
  priceFrom: 'Price from',
  priceTill: 'Price to',
  days: 'Days on the shelf',
  anyDays: 'Any age',
  moreDays: (days: number) => `More than ${days} days`,
  margin: 'Margin',
  anyMargin: 'Any margin',
  marginBelow: (percent: number) => `Margin below ${percent} %`,
  lacks: 'Lacks',
  lacksNothing: 'Complete or not',
  account: 'Account',
  anyAccount: 'Any account',
  campaign: 'Campaign',
  anyCampaign: 'Any campaign or none',
  marks: 'Marks',
  sale: 'Reduced',
  new: 'New',
  in_campaign: 'In a campaign',
} as const

/** Texts of what is done with many items at once. */
export const bulkTexts = {
  tooMany: (max: number) => `Choose at most ${max} one by one, or all that was found`,
  chosen: (items: number) => `${count(items)} chosen`,
  allFound: 'Choose all found',
  exportCsv: 'Export CSV',
  exportFailed: 'The file was not made.',
  clear: 'Choose none',
  actions: 'What can be done with the chosen items',
  prices: 'Prices…',
  hide: 'Hide',
  show: 'Show',
  newUntil: 'New until…',
  pack: 'Make a pack…',
  packTooMany: (max: number) => `A pack holds ${max} items at most`,
  campaign: 'Add to campaign…',
  account: 'Move to account…',
  withdraw: 'Withdraw…',
  failed: 'The items were not changed.',
  countFailed: 'All found could not be chosen.',
  done: (changed: number, unchanged: number, refused: number) =>
    [
      `${itemsOf(changed)} changed`,
      ...(unchanged > 0 ? [`${count(unchanged)} were so already`] : []),
      ...(refused > 0 ? [`${count(refused)} stay as they are: reserved, sold or withdrawn`] : []),
    ].join(', '),
  refused: (ids: readonly number[], refused: number) =>
    `Not changed: ${ids.map((id) => `#${id}`).join(', ')}${refused > ids.length ? ' and more' : ''}`,
  refusedClose: 'Close',
  newUntilTitle: (items: number) => `New until, ${itemsOf(items)}`,
  newUntilText: 'Customers find them among what is new, to the end of that day.',
  newUntilField: 'New until',
  notNew: 'Not new any more',
  newUntilMissing: 'Choose a day, or say that they are not new any more',
  newUntilSubmit: 'Mark them',
  accountTitle: (items: number) => `Move ${itemsOf(items)}`,
  accountText: 'Says where the copies are kept. Nothing moves in Steam.',
  accountSubmit: 'Move',
  withdrawTitle: (items: number) => `Withdraw ${itemsOf(items)}`,
  withdrawText: 'They leave the shop for good, and with them what carts and wishes hold of them.',
  withdrawSubmit: 'Withdraw for good',
} as const
