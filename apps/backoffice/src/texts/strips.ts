import type { Strip } from '@pandrop/contract/limits'
import type { StripPin } from '@pandrop/contract/staff/strips'

/** The page that arranges the strips of the home page. */
export const stripTexts = {
  about:
    'What is pinned comes first, in your order; the rest follows by itself. What is sold, hidden or withdrawn goes.',
  home: 'See the home page',
  failed: 'The strips did not load',
  loading: 'Reading the strips',
  names: { sale: 'On sale', new: 'New', deals: 'Deals of the day' } satisfies Record<Strip, string>,
  pinned: (pins: number, max: number) => `${pins} of ${max} pinned`,
  automatic: 'Automatic',
  empty: {
    sale: 'Nothing is pinned: reduced items come by themselves, the dearest first.',
    new: 'Nothing is pinned: new items come by themselves, the dearest first.',
    deals: 'Nothing is pinned: chance draws items from the whole shelf.',
  } satisfies Record<Strip, string>,
  search: 'Pin an item',
  searchHint: {
    sale: 'Name or number, of what is reduced.',
    new: 'Name or number, of what is new.',
    deals: 'Name or number, of what is on sale.',
  } satisfies Record<Strip, string>,
  nothing: 'Nothing on the shelf has these words',
  found: 'Items found',
  full: (max: number) => `${max} are pinned: take one away first`,
  list: (strip: string) => `Pinned to ${strip}`,
  keysHint: 'Alt with an arrow key moves it up or down. It can be dragged too.',
  move: (title: string, place: number) => `Move ${title}, number ${place}`,
  unpin: (title: string) => `Take the pin of ${title} away`,
  unpinAll: 'Automatic again',
  moved: (title: string, place: number, pins: number) => `${title} is number ${place} of ${pins}.`,
  waits: {
    reserved: 'Not shown: it is kept for a customer, by a payment or a deal',
    not_yet: 'Not shown yet: its trade protection runs',
    not_reduced: 'Not shown: its price is not reduced',
    not_new: 'Not shown: it is not new any more',
  } satisfies Record<NonNullable<StripPin['waits_for']>, string>,
  rest: 'Then, by itself',
  drawn: 'Then items that chance draws, others for each visit.',
  nothingElse: 'Nothing else is there to follow.',
  pinFailed: 'It was not pinned.',
  moveFailed: 'The order was not saved.',
  unpinFailed: 'The pin was not taken away.',
  item: (id: number) => `#${id}`,
  /** two copies of one skin have one title */
  named: ({ title, id }: Pick<StripPin, 'title' | 'id'>) => `${title} #${id}`,
} as const
