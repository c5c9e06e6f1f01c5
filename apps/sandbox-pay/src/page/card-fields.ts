import { groupedNumber, type TestCard, testCardByNumber } from '../checkout/test-cards.ts'

/** The card form as it was typed. */
export interface CardFields {
  number: string
  expiry: string
  cvc: string
  name: string
}

/** What is wrong with each field, in words for the customer. */
export type CardErrors = Partial<Record<keyof CardFields, string>>

export const noCard: CardFields = { number: '', expiry: '', cvc: '', name: '' }

const nameLengthMax = 100
const yearsAheadMax = 50

/** What was typed, out of a posted form; absent fields are empty. */
export const readCardFields = (form: URLSearchParams): CardFields => ({
  number: form.get('number') ?? '',
  expiry: form.get('expiry') ?? '',
  cvc: form.get('cvc') ?? '',
  name: form.get('name') ?? '',
})

/** A card that is ready to be charged, or what is wrong with the fields at `now` (months end in UTC). */
export const checkCard = (
  fields: CardFields,
  now: Date,
): { card: TestCard; payerName: string } | { errors: CardErrors } => {
  const number = digitsOf(fields.number)
  const card = testCardByNumber(number)
  const entries = Object.entries({
    number: checkNumber(number),
    expiry: checkExpiry(fields.expiry, now),
    cvc: checkCvc(fields.cvc.trim()),
    name: checkName(fields.name.trim()),
  }).filter(([, error]) => error !== null)
  if (card === undefined || entries.length > 0) return { errors: Object.fromEntries(entries) }
  return { card, payerName: fields.name.trim() }
}

/** What may be shown again after a mistake: never the CVC, and no number that could be a real card's. */
export const echoable = (fields: CardFields): CardFields => {
  const isTestCard = testCardByNumber(digitsOf(fields.number)) !== undefined
  return { ...fields, number: isTestCard ? fields.number : '', cvc: '' }
}

/** A test card with everything filled in, valid at `now`. */
export const filledIn = (card: TestCard, now: Date): CardFields => ({
  number: groupedNumber(card.number),
  expiry: `12 / ${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`,
  cvc: '123',
  name: 'Marta Novak',
})

const digitsOf = (number: string): string => number.replace(/[\s-]/g, '')

const checkNumber = (number: string): string | null => {
  if (!/^\d*$/.test(number)) return 'Your card number is invalid.'
  if (number.length < 16) return 'Your card number is incomplete.'
  if (number.length > 19 || !passesLuhn(number)) return 'Your card number is invalid.'
  if (!testCardByNumber(number)) return 'Only test cards work here. Choose one from the list on this page.'
  return null
}

// ISO/IEC 7812-1, annex B: from the right, every second digit doubled, the digits of it all add up to a multiple of 10.
const passesLuhn = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}

const checkExpiry = (expiry: string, now: Date): string | null => {
  const typed = /^(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})$/.exec(expiry.trim()) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(expiry.trim())
  if (typed === null) return "Your card's expiration date is incomplete."
  const month = Number(typed[1])
  const year = Number(typed[2]) + (typed[2]?.length === 2 ? 2000 : 0)
  if (month < 1 || month > 12) return "Your card's expiration date is invalid."
  const monthsLeft = (year - now.getUTCFullYear()) * 12 + month - (now.getUTCMonth() + 1)
  if (monthsLeft < 0) return "Your card's expiration date is in the past."
  return monthsLeft > yearsAheadMax * 12 ? "Your card's expiration date is invalid." : null
}

// Three digits on every brand but American Express, of which no test card exists here.
const checkCvc = (cvc: string): string | null => {
  if (/^\d{3}$/.test(cvc)) return null
  return /^\d{0,2}$/.test(cvc) ? "Your card's security code is incomplete." : "Your card's security code is invalid."
}

const checkName = (name: string): string | null => {
  if (name === '') return 'Enter the name on the card.'
  return name.length > nameLengthMax ? `At most ${nameLengthMax} characters.` : null
}
