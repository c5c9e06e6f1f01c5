import type { PaymentAction, PaymentObstacle } from '@pandrop/contract/staff/payments'

/** What somebody of the staff may have meant with the words that they typed; everything null: nothing can be found. */
export interface PaymentWords {
  /** payments whose id lies between, both included */
  ids: { from: string; till: string } | null
  /** of a customer or an order */
  number: number | null
  /** the provider's id of a session, a charge, a refund or a dispute */
  reference: string | null
  /** of LIKE, for the words of a customer */
  pattern: string | null
}

// An index of trigrams finds nothing shorter.
const lettersMin = 3

const uuidOf = (hex: string): string => hex.replace(/(?<=^(.{8}|.{12}|.{16}|.{20}))/g, '-')

const idsOf = (text: string): PaymentWords['ids'] => {
  const hex = text.replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{8,32}$/.test(hex)) return null
  return { from: uuidOf(hex.padEnd(32, '0')), till: uuidOf(hex.padEnd(32, 'f')) }
}

/**
 * Reads a search for payments: `#48213`, `3f2a91c0` or the whole of an id, `cs_…`, `pi_…`, `re_…`, `dp_…`, an e-mail
 * or a name. Words stand in the order of name, surname, e-mail, as in the list of customers.
 */
export const readPaymentWords = (typed: string): PaymentWords => {
  const text = typed.normalize('NFC').trim()
  const digits = /^#?([1-9]\d{0,14})$/.exec(text)?.[1]
  const number = digits === undefined ? null : Number(digits)
  const ids = idsOf(text)
  const reference = /^(cs|pi|re|pyr|dp|du)_[\w-]{4,250}$/.test(text) ? text : null
  const isWords = number === null && ids === null && reference === null && text.length >= lettersMin
  const escaped = text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return { ids, number, reference, pattern: isWords ? `%${escaped.split(/\s+/).join('%')}%` : null }
}

/** What decides about the actions of a payment. */
interface ActedPayment {
  purpose: 'topup' | 'purchase'
  state: 'Pending' | 'Success' | 'Error' | 'Cancelled'
  reason: string | null
  /** whether some of it went back before, or was to */
  isGivenBack: boolean
  /** whether a dispute of it is open or lost */
  isDisputed: boolean
  /** of a paid top-up: what else keeps it from going back */
  depositObstacle: 'disputed' | 'too_old' | 'spent' | null
}

/** Why something cannot be done with a payment now; null: it can. */
export const paymentObstacle = (action: PaymentAction, payment: ActedPayment): PaymentObstacle | null => {
  const { purpose, state, reason, isGivenBack } = payment
  if (action === 'refund_held' || action === 'settle_elsewhere') {
    if (reason !== 'mismatch') return 'state'
    if (isGivenBack) return 'given_back'
    // What its bank has taken is settled as well: that can be noted.
    return payment.isDisputed && action === 'refund_held' ? 'disputed' : null
  }
  if (purpose !== 'topup') return 'purpose'
  if (state !== 'Success') return 'state'
  return isGivenBack ? 'given_back' : payment.depositObstacle
}
