import type { StockState } from '@pandrop/contract/lifecycle/item'
import type { CopyGap } from '@pandrop/contract/staff/offers'

const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/** Texts of the way from an offer to the shelf. */
export const shelvingTexts = {
  action: 'Put on sale…',
  done: (item: number) => `This is item ${item} already`,
  section: 'Stock item',
  item: 'Item',
  itemNumber: (id: number) => `Item ${id}`,
  state: 'State',
  states: {
    available: 'On sale',
    hidden: 'Hidden',
    reserved: 'Reserved',
    sold: 'Sold',
    withdrawn: 'Withdrawn',
  } satisfies Record<StockState, string>,
  order: 'Order',
  orderNumber: (id: number) => `Order ${id}`,
  price: 'Price',
  cost: 'Cost',
  margin: 'Margin',
  reference: 'Reference',
  unknown: 'not known',
  percent: (percent: number) => `${percent.toFixed(1)} %`,
  against: (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)} %`,
  forSale: 'For sale from',
  atOnce: 'at once',
  title: 'Put it on sale',
  forSaleFrom: (moment: string) => `Nobody can buy it before ${moment}: its trade protection ends then.`,
  forSaleNow: 'Its trade protection is over: it is for sale at once.',
  noAccount: 'No account named',
  hidden: 'Hidden for now: customers do not see it',
  submit: (price: string) => `Put on sale at ${price}`,
  submitNothing: 'Put on sale',
  submitHidden: 'Put into stock, hidden',
  anyway: (label: string) => `${label} all the same`,
  failed: 'It was not put on sale.',
  shelved: (title: string, item: number) => `${title} is item ${item} now.`,
  before: (title: string, item: number) => `${title} was item ${item} already.`,
  lacks: {
    skin: 'skin',
    float: 'float',
    paint_seed: 'seed',
  } satisfies Record<CopyGap, string>,
  missing: (what: string) => `no ${what}`,
  ready: 'ready',
  columns: { cost: 'Cost', reference: 'Reference', facts: 'Facts' },
  bar: 'What can be done with the chosen offers',
  noneChosen: 'x chooses offers to put on sale together',
  chosen: (count: number, cost: string) => `${items(count)} chosen, cost ${cost}`,
  chooseFirst: 'Choose offers first',
  chosenMax: (max: number) => `At most ${max} at once`,
  many: (count: number) => `Put ${count} on sale at reference`,
  manyFailed: 'They were not put on sale.',
  result: (done: number, asked: number) => `${done} of ${asked} put on sale`,
  refused: 'Not put on sale',
  refusedRow: (offer: string, why: string) => `${offer}: ${why}`,
  close: 'Close the result',
  reversedFree: (item: number) => `Item ${item} is withdrawn.`,
  reversedTaken: (item: number, order: number | null) =>
    order === null
      ? `Item ${item} is taken and cannot be delivered: cancel its order.`
      : `Item ${item} is at order ${order}, which cannot be delivered: cancel it.`,
} as const
