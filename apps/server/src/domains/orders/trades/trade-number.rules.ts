const number = /^[1-9]\d{0,19}$/
const address = /^(?:https?:\/\/)?(?:www\.)?steamcommunity\.com\/tradeoffer\/([1-9]\d{0,19})(?:[/?#]|$)/i

/**
 * Steam's number of a trade in what was typed or pasted: the number itself, or the address of the trade offer.
 * @returns null for anything else, a customer's trade link (/tradeoffer/new/) among it
 */
export const readTradeNumber = (typed: string): string | null => {
  const text = typed.trim()
  return number.test(text) ? text : (address.exec(text)?.[1] ?? null)
}
