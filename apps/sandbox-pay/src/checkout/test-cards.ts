/** What the list on the card page calls the kinds of cards. */
export const cardGroups = ['Pays', 'Is declined', 'Webhooks', 'Afterwards'] as const

/** What happens to a payment by a card, and after it. "Later" is 8 seconds unless a fault knob says otherwise. */
interface CardBehaviour {
  /** What happens on the card page; with a `decline` nothing does */
  outcome: 'pays' | 'authenticates' | 'expires'
  /** Why the card is turned down, in Stripe's words */
  decline: string | null
  /** How the shop hears of the completed session */
  webhook: 'promptly' | 'late' | 'thrice' | 'never'
  /** When the bank says whether it pays; `overtakes`: at once, before the shop hears that the session is complete */
  settles: 'at_once' | 'overtakes' | 'later' | 'fails_later'
  /** Charged beyond what was asked for, in the currency's smallest unit */
  surplus: number
  /** Whether the card page fails after paying, in place of the way back */
  breaksPage: boolean
  /** What becomes of refunds; `bounce`: they succeed and fail all the same, as Stripe's own card for this does */
  refunds: 'succeed' | 'succeed_later' | 'fail_later' | 'bounce'
  /** Whether the holder disputes the payment later */
  isDisputed: boolean
}

export interface TestCard extends CardBehaviour {
  /** Names the card in the card page's address, which then comes filled in */
  key: string
  /** 16 digits */
  number: string
  group: (typeof cardGroups)[number]
  /** What the list on the card page says. */
  label: string
}

const harmless: CardBehaviour = {
  outcome: 'pays',
  decline: null,
  webhook: 'promptly',
  settles: 'at_once',
  surplus: 0,
  breaksPage: false,
  refunds: 'succeed',
  isDisputed: false,
}

const card = (
  group: TestCard['group'],
  name: Pick<TestCard, 'key' | 'number' | 'label'>,
  behaviour: Partial<CardBehaviour> = {},
): TestCard => ({ ...harmless, ...behaviour, ...name, group })

const paysCard = card('Pays', { key: 'pays', number: '4242424242424242', label: 'Pays' })

/** Every card that exists here. README.md says which numbers are Stripe's own. */
export const testCards: readonly TestCard[] = [
  paysCard,
  card(
    'Pays',
    { key: 'secure', number: '4000000000003220', label: 'Asks for 3-D Secure' },
    { outcome: 'authenticates' },
  ),
  card(
    'Pays',
    { key: 'processing', number: '4000000000001000', label: 'Is processing, pays later' },
    { settles: 'later' },
  ),
  card('Pays', { key: 'overcharged', number: '4000000000001109', label: 'Pays a cent too much' }, { surplus: 1 }),
  card(
    'Pays',
    { key: 'broken_page', number: '4000000000002008', label: 'Pays, then the page breaks' },
    { breaksPage: true },
  ),
  card(
    'Is declined',
    { key: 'declined', number: '4000000000000002', label: 'Is declined' },
    { decline: 'Your card was declined.' },
  ),
  card(
    'Is declined',
    { key: 'insufficient', number: '4000000000009995', label: 'Insufficient funds' },
    { decline: 'Your card has insufficient funds.' },
  ),
  card(
    'Is declined',
    { key: 'expired_card', number: '4000000000000069', label: 'Expired card' },
    { decline: 'Your card has expired.' },
  ),
  card(
    'Is declined',
    { key: 'wrong_cvc', number: '4000000000000127', label: 'Incorrect CVC' },
    { decline: "Your card's security code is incorrect." },
  ),
  card(
    'Is declined',
    { key: 'processing_error', number: '4000000000000119', label: 'Processing error' },
    { decline: 'An error occurred while processing your card. Try again in a little bit.' },
  ),
  card(
    'Is declined',
    { key: 'processing_fails', number: '4000000000004004', label: 'Is processing, fails later' },
    { settles: 'fails_later' },
  ),
  card(
    'Is declined',
    { key: 'expires', number: '4000000000008005', label: 'The session expires' },
    { outcome: 'expires' },
  ),
  card('Webhooks', { key: 'late', number: '4000000000005001', label: 'Pays, webhook late' }, { webhook: 'late' }),
  card(
    'Webhooks',
    { key: 'duplicate', number: '4000000000006009', label: 'Pays, webhook three times' },
    { webhook: 'thrice' },
  ),
  card('Webhooks', { key: 'missing', number: '4000000000007007', label: 'Pays, webhook never' }, { webhook: 'never' }),
  card(
    'Webhooks',
    { key: 'overtaken', number: '4000000000009003', label: 'Pays, webhooks in the wrong order' },
    { webhook: 'late', settles: 'overtakes' },
  ),
  card(
    'Afterwards',
    { key: 'disputed', number: '4000000000000259', label: 'Pays, is disputed later' },
    { isDisputed: true },
  ),
  card(
    'Afterwards',
    { key: 'refund_pending', number: '4000000000007726', label: 'Pays, refunds succeed later' },
    { refunds: 'succeed_later' },
  ),
  card(
    'Afterwards',
    { key: 'refund_fails', number: '4000000000005506', label: 'Pays, refunds fail later' },
    { refunds: 'fail_later' },
  ),
  card(
    'Afterwards',
    { key: 'refund_bounces', number: '4000000000005126', label: 'Pays, refunds succeed, then fail' },
    { refunds: 'bounce' },
  ),
]

/** The test card with this number (digits only), if it is one. */
export const testCardByNumber = (number: string): TestCard | undefined => testCards.find((one) => one.number === number)

/** The test card with this key, if there is one. */
export const testCardByKey = (key: string): TestCard | undefined => testCards.find((one) => one.key === key)

/** The card that a payment was made by; one that exists no more counts as the card that simply pays. */
export const cardThatPaid = (key: string): TestCard => testCardByKey(key) ?? paysCard

/** A card number in groups of four, as it is printed on a card. */
export const groupedNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')
