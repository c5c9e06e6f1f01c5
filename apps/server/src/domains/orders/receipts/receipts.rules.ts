/** What of a receipt is searched for; null: whatever it is. */
interface ReceiptWords {
  year: number | null
  number: number | null
  /** of an order or a customer */
  id: number | null
  email: string | null
  cents: number | null
}

const nothing: ReceiptWords = { year: null, number: null, id: null, email: null, cents: null }

/**
 * Reads what was typed to find receipts: a number (R-2026-000123, 2026-123), that of an order or a customer (1042), an
 * e-mail address, or a sum (24.90).
 * @returns null for words that can name none
 */
export const readReceiptWords = (typed: string): ReceiptWords | null => {
  const word = typed.trim()
  if (word === '') return nothing
  const [, year, number] = /^(?:[A-Z0-9]{1,8}-)?(20\d\d)-0*(\d{1,9})$/i.exec(word) ?? []
  if (year && number) return { ...nothing, year: Number(year), number: Number(number) }
  if (/^#?\d{1,15}$/.test(word)) return { ...nothing, id: Number(word.replace('#', '')) }
  const [, units, part] = /^€?(\d{1,9})[.,](\d{2})$/.exec(word) ?? []
  if (units && part) return { ...nothing, cents: Number(units) * 100 + Number(part) }
  return /^\S+@\S+$/.test(word) ? { ...nothing, email: word.toLowerCase() } : null
}
