const percentMax = 90

/**
 * Reads a percentage that somebody typed: "14.25", "14,25", "14 %".
 * @returns 0 to 90 with at most two decimals; null where it is none
 */
export const readPercent = (typed: string): number | null => {
  const plain = typed.replace(/[\s%]/g, '').replace(',', '.')
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(plain)) return null
  const percent = Number(plain)
  return percent <= percentMax ? percent : null
}
