import type { StaffOfferStep } from '@pandrop/contract/lifecycle/offer'
import type { StepTexts } from './forms.ts'

/** Texts of the forms that answer an offer. */
export const offerFormTexts = {
  counter: 'Counter-offer',
  price: 'Price',
  float: 'Float',
  floatHint: 'Optional, 0 to 1',
  floatInvalid: 'A float lies between 0 and 1',
  note: 'Note to the customer',
  noteHint: 'Mailed with the offer. Ctrl+Enter sends.',
  send: (price: string) => `Send ${price}`,
  sendNothing: 'Send',
  change: (price: string) => `Change to ${price}`,
  sendAbove: (label: string, above: string) => `${label}, ${above} above the wish`,
  aboveHeld: 'This is more than the customer asks for. Ctrl+Enter or the button sends it.',
  sending: 'Sending...',
  sent: (price: string, title: string) => `${price} offered for ${title}.`,
  failed: 'The counter-offer was not sent.',
  margin: 'Margin',
  toWish: 'To the wish',
  exactly: 'as wished',
  aboveWish: (sum: string) => `${sum} above`,
  belowWish: (sum: string) => `${sum} below`,
  aboveSuggested: (sum: string) => `${sum} above the suggested price`,
  aboveReference: 'More than the shop sells such a copy for',
  aboveWishWarning: 'More than the customer asks for',
  movedOn: (what: string, who: string, when: string) =>
    `This offer moved on: ${what}, ${who}, ${when}. What you typed is still here.`,
  trade: 'Number of the Steam trade offer',
  seed: 'Paint seed',
  seedHint: 'Optional, 0 to 1000: for its place on the shelf',
  seedInvalid: 'A whole number from 0 to 1000',
  asset: 'Asset id',
  assetHint: 'Optional: its number in Steam since the trade',
  assetInvalid: 'Digits alone, 20 at most',
  customerNote: 'To the customer',
  optional: 'Optional',
  closed: 'Nothing changes unless you press the button.',
} as const

interface OfferStepTexts extends StepTexts {
  done: (title: string) => string
}

const stepFailed = 'This was not done.'

/** A dialog for each step of an offer but the counter-offer, and what is said after it. */
export const offerStepTexts: Record<Exclude<StaffOfferStep, 'countered'>, OfferStepTexts> = {
  rejected: {
    title: 'Decline this offer?',
    text: 'The customer gets a mail with your reason.',
    submit: 'Decline',
    failed: 'The offer was not declined.',
    danger: true,
    done: (title) => `${title} declined.`,
  },
  received: {
    title: 'Is the item here?',
    text: 'Seven days of trade protection begin.',
    submit: 'Item received',
    failed: stepFailed,
    done: (title) => `${title} received.`,
  },
  not_received: {
    title: 'Give up this offer?',
    text: 'The item did not come in time. What was booked is undone, and the customer gets a mail.',
    submit: 'Not received',
    failed: stepFailed,
    danger: true,
    done: (title) => `${title} given up.`,
  },
  reversed: {
    title: 'Was the trade reversed?',
    text: 'The item was taken back in Steam. What was booked is undone, and the customer gets a mail.',
    submit: 'Trade reversed',
    failed: stepFailed,
    danger: true,
    done: (title) => `${title}: trade reversed.`,
  },
  ready: {
    title: 'Make the price due?',
    text: 'The trade protection is over. The customer can ask for the payout.',
    submit: 'Ready for payout',
    failed: stepFailed,
    done: (title) => `${title} is ready for its payout.`,
  },
}
