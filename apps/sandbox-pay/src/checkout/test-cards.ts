import { type Dispatch, promptly } from '../webhooks/event.ts'

export interface TestCard {
  /** Names the card in the card page's address, which then comes filled in */
  key: string
  /** 16 digits */
  number: string
  /** What happens on the card page. */
  outcome: 'pays' | 'declined' | 'authenticates' | 'expires'
  /** How the shop hears of the payment. */
  webhook: Dispatch
  /** What the list on the card page says. */
  label: string
}

/** Every card that exists here. The first three numbers are Stripe's own; the others are ours. */
export const testCards: readonly TestCard[] = [
  { key: 'pays', number: '4242424242424242', outcome: 'pays', webhook: promptly, label: 'Pays' },
  { key: 'declined', number: '4000000000000002', outcome: 'declined', webhook: promptly, label: 'Is declined' },
  {
    key: 'secure',
    number: '4000000000003220',
    outcome: 'authenticates',
    webhook: promptly,
    label: 'Asks for 3-D Secure',
  },
  {
    key: 'late',
    number: '4000000000005001',
    outcome: 'pays',
    webhook: { delaySeconds: 8, copies: 1 },
    label: 'Pays, webhook 8 seconds late',
  },
  {
    key: 'duplicate',
    number: '4000000000006009',
    outcome: 'pays',
    webhook: { delaySeconds: 0, copies: 3 },
    label: 'Pays, webhook three times',
  },
  {
    key: 'missing',
    number: '4000000000007007',
    outcome: 'pays',
    webhook: { delaySeconds: 0, copies: 0 },
    label: 'Pays, webhook never',
  },
  {
    key: 'expires',
    number: '4000000000008005',
    outcome: 'expires',
    webhook: promptly,
    label: 'The session expires',
  },
]

/** The test card with this number (digits only), if it is one. */
export const testCardByNumber = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number)

/** The test card with this key, if there is one. */
export const testCardByKey = (key: string): TestCard | undefined => testCards.find((card) => card.key === key)

/** A card number in groups of four, as it is printed on a card. */
export const groupedNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')
