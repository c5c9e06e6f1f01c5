import type { ReferenceFilter, ReferenceOrigin, SkinOrder, SkinPictureKind } from '@pandrop/contract/staff/skins'

const count = (number: number): string => number.toLocaleString('en-US')

const days = (number: number): string => (number === 1 ? '1 day' : `${count(number)} days`)

export const skinOrderNames: Record<SkinOrder, string> = {
  on_sale: 'Most on sale first',
  sold: 'Most sold first',
  name: 'By name',
  dearest: 'Dearest first',
  oldest: 'Oldest prices first',
}

export const skinPictureNames: Record<SkinPictureKind, string> = {
  uploaded: 'Uploaded',
  drawn: 'Drawn',
  bare: 'Bare weapon',
}

export const referenceFilterNames: Record<ReferenceFilter, string> = {
  hand: 'Set by hand',
  missing: 'Lacks a reference',
}

export const referenceOriginNames: Record<ReferenceOrigin, string> = {
  catalogue: 'Catalogue',
  import: 'Imported list',
  hand: 'Set by hand',
}

export const referenceBasisNames = {
  observed: 'observed',
  modelled: 'modelled',
  floor: 'at least',
  clamped: 'cut back',
} as const

/** Texts of the list of skins. */
export const skinListTexts = {
  search: 'Name, weapon or collection',
  order: 'Order',
  filters: 'Filters',
  filtersOn: (filters: number) => `Filters, ${filters}`,
  clear: 'Clear the filters',
  anyType: 'Any type',
  anyWeapon: 'Any weapon',
  anyPicture: 'Any picture',
  anyReference: 'Any reference',
  anyAge: 'Any age of price',
  anyStock: 'On sale or not',
  type: 'Type',
  weapon: 'Weapon',
  picture: 'Picture',
  reference: 'Reference',
  age: 'Age of price',
  stock: 'On sale',
  onSale: 'On sale now',
  notOnSale: 'None on sale',
  olderThan: (number: number) => `Price older than ${days(number)}`,
  columns: {
    picture: 'Picture',
    name: 'Skin',
    onSale: 'On sale',
    sold: 'Sold, 30 d',
    reference: 'Reference',
    age: 'Oldest price',
    state: 'Picture',
  },
  rowName: (name: string) => `Skin ${name}`,
  none: 'none',
  byHand: (kinds: number) => `${kinds} by hand`,
  missing: (kinds: number) => `${kinds} without`,
  range: (from: string, till: string) => (from === till ? from : `${from} – ${till}`),
  daysOld: (number: number) => (number === 0 ? 'today' : days(number)),
  nothingFound: 'No skin is like that',
  nothingFoundText: 'Try fewer filters or another word.',
  empty: 'The catalogue is empty',
} as const

/** Texts of one skin. */
export const skinTexts = {
  missing: 'The catalogue has no such skin',
  missingText: 'Its address may be mistyped.',
  back: 'All skins',
  failed: 'The skin did not load',
  loading: 'Loading the skin',
  facts: 'What it is',
  number: 'Name in addresses',
  weapon: 'Weapon',
  finish: 'Finish',
  phase: 'Phase',
  type: 'Type',
  rarity: 'Rarity',
  collection: 'Collection',
  team: 'Team',
  floats: 'Floats',
  floatsOf: (min: number, max: number) => `${min} to ${max}`,
  indexes: 'Weapon and paint index',
  origin: 'Facts from',
  origins: { catalogue: 'Catalogue', import: 'An import' },
  picture: 'Picture',
  onSale: 'On sale',
  sold: 'Sold in 30 days',
  seeItems: 'See its items',
  kinds: 'Kinds and their references',
  kindsHint: 'Offers and margins go by these. A row opens its reference.',
  columns: {
    kind: 'Kind',
    reference: 'Reference',
    source: 'From',
    age: 'Age',
    onSale: 'On sale',
    cheapest: 'Cheapest',
    sold: 'Sold, 30 d',
  },
  kindName: (exterior: string, variant: string) => [exterior, variant].filter(Boolean).join(', '),
  rowName: (kind: string) => `Reference of ${kind}`,
  noReference: 'none yet',
  until: (day: string) => `until ${day}`,
  outdated: 'too old to quote by',
  noKinds: 'It exists in no exterior',
} as const

/** Texts about pictures that staff upload. */
export const pictureTexts = {
  hint: 'What you upload stands above the drawn picture everywhere: cards, item pages, shared links.',
  upload: 'Upload a picture',
  uploaded: 'Uploaded pictures',
  wholeSkin: 'The whole skin',
  by: (by: string, day: string) => `${by}, ${day}`,
  dialogTitle: (skin: string) => `A picture of ${skin}`,
  dialogText: 'PNG, WebP or AVIF, at most 5 MB, 912 × 608 pixels or more; a transparent ground looks best.',
  file: 'File',
  fileMissing: 'Choose a file',
  fileTooLarge: 'This file is larger than 5 MB',
  shows: 'It shows',
  onlyExterior: (exterior: string) => `${exterior} alone`,
  rights: 'The rights to this picture are mine',
  rightsMissing: 'Only a picture that is yours can be shown',
  send: 'Show this picture',
  sent: 'The picture is shown',
  failed: 'The picture could not be uploaded',
  remove: 'Remove',
  removeName: (picture: string) => `Remove the picture of ${picture}`,
  removeTitle: (picture: string) => `Remove the picture of ${picture}?`,
  removeText: 'What was drawn is shown again.',
  removed: 'The picture is gone',
  removeFailed: 'The picture could not be removed',
} as const

/** Texts of what the shop draws by itself. */
export const drawingTexts = {
  drawing: (drawn: number, all: number) => `Drawing… ${drawn} of ${all} are there`,
  drawn: (pictures: number) => `Drawn by the shop: ${pictures}`,
  lacking: (exteriors: number) =>
    exteriors === 1 ? '1 exterior has no picture of its own' : `${exteriors} exteriors have no picture of their own`,
  progress: 'Pictures are being drawn',
  failures: 'Could not be drawn',
  failed: (exterior: string, problem: string) => `${exterior} failed: ${problem}`,
  impossible: 'This machine has no Chromium to draw them with. Upload a picture, or install it and set CHROMIUM.',
  draw: 'Draw what is missing',
  again: 'Draw again',
  asked: 'They are being drawn',
  notAsked: 'They cannot be drawn',
} as const

/** Texts of the dialog that sets a reference. */
export const referenceTexts = {
  title: (kind: string) => `Reference of ${kind}`,
  now: (price: string, source: string) => `${price} now, ${source}.`,
  none: 'Nobody knows yet what it costs: it can be sold and bought once it has a reference.',
  listSays: (price: string) => `The list says ${price}.`,
  setBy: (by: string, day: string, because: string) => `Set by ${by} on ${day}: ${because}`,
  price: 'Reference price',
  priceMissing: 'Say a price above zero',
  reason: 'Why',
  reasonHint: 'Colleagues read it beside the price.',
  reasonMissing: 'Say why',
  lastDay: 'Last day',
  lastDayHint: 'From the day after, the list counts again. Empty: until somebody ends it.',
  lastDayUnlisted: 'No list names this kind: the price stands until another is set.',
  sure: (factor: number) => `It is meant, though more than ${factor} times away from the list`,
  save: 'Set the reference',
  saved: 'The reference is set',
  failed: 'The reference could not be set',
  end: 'Let the list count again',
  endTitle: (kind: string) => `Let the list count again for ${kind}?`,
  endText: (listed: string) => `Its reference becomes ${listed}, as the list says.`,
  ended: 'The list counts again',
  movedOn: (price: string, source: string) => `It is ${price} now, ${source}. Saving changes that.`,
} as const

/** Texts about the lists that references are of. */
export const priceListTexts = {
  title: 'Price lists',
  failed: 'The price lists did not load',
  loading: 'Loading the price lists',
  newest: 'Newest list',
  old: (number: number) => `The newest list of prices is ${days(number)} old. Offers and margins go by it.`,
  none: 'The shop has no list of prices.',
  kinds: (kinds: number) => (kinds === 1 ? '1 kind' : `${count(kinds)} kinds`),
  byHand: 'Set by hand',
  quote: 'Quotes',
  quoteAlways: 'Whatever the age',
  quoteUntil: (number: number) => `Up to ${days(number)} old`,
  outdated: 'Too old to quote by',
  change: 'Change',
} as const
