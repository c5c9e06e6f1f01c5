/**
 * Reads an amount that somebody typed: "1234.5", "1,234.50", "12,5".
 * @returns units with at most two decimals, more than 0; null where it is no amount
 */
export const readAmount = (typed: string): number | null => {
  const compact = typed.replace(/[\s€]/g, '')
  // A comma followed by three digits separates thousands, else it is a decimal comma.
  const plain = compact.includes('.')
    ? compact.replaceAll(',', '')
    : compact.replace(/,(?=\d{3}(,|$))/g, '').replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null
  const amount = Number(plain)
  return amount > 0 ? amount : null
}
