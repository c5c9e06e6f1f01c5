import type { WithdrawalCause } from '@pandrop/contract/lifecycle/item'
import type { StaffItem } from '@pandrop/contract/staff/items'
import { attachmentTexts } from './attachments.ts'
import type { StepTexts } from './forms.ts'

type ItemStep = StaffItem['steps'][number]['name']

/** A dialog for each step of an item, and what is said after it. */
export const stepDialogTexts: Record<ItemStep, StepTexts & { done: string }> = {
  hide: {
    title: 'Hide the item',
    text: 'Customers do not find it until it is shown again. Wishes and carts keep it.',
    submit: 'Hide',
    failed: 'The item was not hidden.',
    done: 'The item is hidden',
  },
  show: {
    title: 'Show the item',
    text: 'It stands on the shelf again at its price.',
    submit: 'Show',
    failed: 'The item was not shown.',
    done: 'The item is on the shelf again',
  },
  withdraw: {
    title: 'Withdraw the item',
    text: 'It leaves the shop for good without a sale.',
    submit: 'Withdraw for good',
    failed: 'The item was not withdrawn.',
    danger: true,
    done: 'The item is withdrawn',
  },
}

/** Why an item left the shop without a sale. */
export const withdrawalCauseNames: Record<WithdrawalCause, string> = {
  sold_elsewhere: 'Sold elsewhere',
  traded_away: 'Traded away',
  reversed: 'Its trade was reversed',
  lost: 'Lost',
  wrong_entry: 'Entered by mistake',
}

/** Fields that dialogs of items share. */
export const itemStepTexts = {
  cause: 'Why it goes',
  causeChoose: 'Choose',
  causeMissing: 'Choose why',
  reason: 'Reason for the record',
  reasonHint: 'Customers never see it. May stay empty.',
  notInStock: 'It is reserved, sold or withdrawn: it stays as it is.',
} as const

const fieldNames = {
  price: 'Price',
  cost: 'Cost',
  account: 'Steam account',
  note: 'Note',
  source_ref: 'Source',
  asset_id: 'Asset id',
  external_id: 'External id',
  available_from: 'Can be bought from',
  new_until: 'New until',
  stickers: attachmentTexts.stickers,
  charm: attachmentTexts.charm,
  name_tag: attachmentTexts.nameTag,
} as const

/** The form of an item, new or not. */
export const itemFormTexts = {
  fieldNames,
  noAccount: 'Not known',
  closedAccount: (label: string) => `${label} (closed)`,
  costHint: 'Empty: nobody knows.',
  costFixed: 'What the offer was paid.',
  ofCampaign: (until: string) =>
    `Its price is a campaign’s until ${until}; one that is set here stays after that. The campaign:`,
  costReason: 'Why it cost something else',
  costReasonHint: 'For the books. May stay empty.',
  costInvalid: 'Type an amount such as 12.50, or leave it empty',
  costSource: 'Bought',
  costSources: { purchase: 'By the shop', opening: 'In stock before the shop opened' },
  sourceHint: 'Of whom, or from where.',
  assetHint: 'Steam’s number of this copy.',
  assetInvalid: 'Digits alone, 20 at most',
  externalIdHint: 'Its number in another program.',
  noteHint: 'For staff alone. Ctrl+Enter saves.',
  availableFromHint: 'Empty: at once.',
  newUntilHint: 'That day included. Empty: not new.',
  save: 'Save',
  saveAnyway: 'Save all the same',
  saved: 'Saved',
  unchanged: 'It was so already',
  failed: 'The item was not saved.',
  nothingTyped: 'Nothing was changed',
  edit: 'Price and stock',
  movedOn: (changes: readonly string[]) =>
    changes.length > 0
      ? `Meanwhile: ${changes.join(', ')}. Saving again writes what you typed over it.`
      : 'What you typed is untouched by it. Save again.',
  was: (field: string, value: string) => `${field.toLowerCase()} is ${value}`,
  empty: 'empty',
  invalid: 'This cannot be read',
  knownItem: (id: number) => `Open item ${id}`,
  belowCost: (loss: string) => `${loss} less than it cost`,
  unusual: (reference: string) => `Far from the reference of ${reference}`,
  reference: 'Reference',
  againstReference: 'Against it',
  margin: 'Margin after VAT',
  noCost: 'no cost known',
  reservedTill: (until: string) => `It is reserved for a customer until ${until}. It can be changed after that.`,
  reserved: 'It is reserved for a customer. It can be changed after that.',
  gone: 'It has left the shop: what was known of it stays as it was.',
} as const

/** Which copy it is: of a new item, and of one that was entered wrongly. */
export const copyTexts = {
  skin: 'Skin',
  skins: 'Skins found',
  skinHint: 'Type its name: “redline”, “karambit doppler”.',
  noSkin: 'The catalogue has no such skin',
  skinMissing: 'Choose a skin',
  skinLoading: 'Reading the skin',
  skinFailed: 'The skin did not load',
  otherSkin: 'Another skin',
  variant: 'Variant',
  float: 'Float',
  floatOf: (min: number, max: number) => `This finish has ${min} to ${max}.`,
  floatInvalid: 'Type a float such as 0.1837',
  floatOutside: (min: number, max: number) => `This finish has floats from ${min} to ${max}`,
  seed: 'Paint seed',
  seedInvalid: 'A whole number from 0 to 1000',
  exterior: 'Exterior',
  exteriorUnknown: 'follows the float',
  notPainted: 'It is not painted: it has neither float nor seed.',
  noReference: 'no reference price',
  reference: 'Reference',
  inStock: 'On sale now',
  inStockFrom: (copies: number, price: string) => `${copies}, from ${price}`,
  none: 'none',
  link: 'Inspect link',
  linkHint: 'Paste one, and skin, float and seed are filled in.',
  linkFailed: 'The link could not be read.',
  claimed: 'Skin, variant, float and seed are what the link claims. Compare them with the copy itself.',
} as const

/** The page that adds items. */
export const addItemTexts = {
  copy: 'Which copy',
  terms: 'Price and stock',
  hidden: 'Hidden: not on the shelf until it is shown',
  add: 'Add it',
  addNext: 'Add it and begin the next',
  addAnyway: 'Add it all the same',
  keys: 'Ctrl+Enter adds it and begins the next with the same skin, account and source.',
  failed: 'The item was not added.',
  added: (title: string, id: number) => `Added: ${title}, #${id}`,
  justAdded: 'Added just now',
} as const

/** The correction of what was entered wrongly. */
export const correctTexts = {
  title: 'Correct which copy it is',
  text: 'Only while no order names it. Carts and wishes keep the item.',
  submit: 'Correct',
  anyway: 'Correct it all the same',
  done: 'The item is corrected',
  unchanged: 'It was so already',
  failed: 'The item was not corrected.',
} as const

/** The page of one item. */
export const itemTexts = {
  missing: 'There is no such item',
  missingText: 'The address may be old or mistyped.',
  failed: 'The item did not load',
  loading: 'Reading the item',
  back: 'Back to the items',
  steps: 'What can be done now',
  stepNames: { hide: 'Hide', show: 'Show', withdraw: 'Withdraw' },
  correct: 'Correct…',
  reserved: 'It is reserved for a customer.',
  sold: 'It is sold: only its order can bring it back.',
  withdrawn: (why: string) => `It has left the shop for good: ${why}.`,
  copy: 'The copy',
  bare: 'This skin has no picture of its own: customers see the bare weapon.',
  skin: 'Skin',
  phase: 'Phase',
  number: 'Number',
  exterior: 'Exterior',
  variant: 'Variant',
  float: 'Float',
  seed: 'Paint seed',
  fade: 'Fade',
  fadePercent: (percent: number) => `${percent}%`,
  wear: (exterior: string, float: string) => `${exterior}, float ${float}`,
  inspect: 'Inspect in game',
  copyInspect: 'Copy link',
  copyAsset: 'Copy the asset id',
  shelf: 'On the shelf',
  days: 'Days on the shelf',
  listed: 'Since',
  willBeListed: 'Can be bought from',
  reservedUntil: 'Reserved until',
  deal: 'Deal',
  dealName: (id: number) => `Deal ${id}`,
  campaign: 'Campaign',
  campaignUntil: (moment: string) => `until ${moment}`,
  carts: 'In carts',
  wishes: 'Wishes it fulfils',
  margin: 'Margin after VAT',
  reference: 'Reference',
  against: 'Against it',
  origin: 'Where it comes from',
  offer: 'Offer',
  offerNumber: (id: number) => `Offer ${id}`,
  import: 'Import',
  importNumber: (id: number) => `Import ${id}`,
  audit: 'What was done with it',
  bought: 'Bought',
  sources: { offer: 'From a customer', purchase: 'By the shop', opening: 'In stock before the shop opened' },
  added: 'Added',
  soldAt: 'Sold',
  withdrawnAt: 'Withdrawn',
  because: 'Because',
  prices: 'Prices',
  pricesOf: (days: number) => `Prices, ${days} days`,
  price: 'Price',
  referenceToday: 'Reference, today’s',
  dashed: (reference: string) => `Dashed: today’s reference, ${reference}`,
  onePrice: (price: string, day: string) => `${price} since ${day}.`,
  orders: 'Orders',
  noOrders: 'No order names it',
  orderColumns: { order: 'Order', placed: 'Placed', price: 'Price', state: 'State' },
  orderName: (id: number) => `Order ${id}`,
} as const

/** The Steam accounts that items are kept on. */
export const accountTexts = {
  about: 'Where copies are kept, so that whoever delivers knows where to look. Nothing here signs in to Steam.',
  columns: { label: 'Name', steamid: 'Steam id', items: 'Items in stock', note: 'Note', state: 'State' },
  open: 'In use',
  closed: 'Closed',
  rowName: (label: string) => `Change ${label}`,
  empty: 'There are no accounts yet',
  emptyText: 'Add the first one to say where items are kept.',
  add: 'Add an account',
  addTitle: 'Add a Steam account',
  changeTitle: (label: string) => `The account ${label}`,
  label: 'Name',
  labelHint: 'What you call it: Panda 3.',
  labelMissing: 'Give it a name',
  steamid: 'Steam id',
  steamidHint: 'The 17 digits that begin with 76561.',
  steamidInvalid: 'Type the 17 digits that begin with 76561',
  note: 'Note',
  close: 'Closed: nothing new is kept on it',
  closeKeeps: (items: number) =>
    items === 1 ? 'The item on it stays there until it is moved.' : `The ${items} items on it stay there until moved.`,
  addSubmit: 'Add',
  save: 'Save',
  added: (label: string) => `${label} is added`,
  saved: (label: string) => `${label} is saved`,
  failed: 'The account was not saved.',
} as const
