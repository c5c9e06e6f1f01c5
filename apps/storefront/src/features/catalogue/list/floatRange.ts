/** A float with more digits than these is no filter that anybody means. */
const digitsMax = 6

/**
 * What somebody typed into a float field.
 * @returns 0 to 1, undefined for an empty field, null for what is no float
 */
export const readFloat = (typed: string): number | undefined | null => {
  const plain = typed.trim().replace(',', '.')
  if (plain === '') return undefined
  if (!/^[01]?\.?\d*$/.test(plain) || !/\d/.test(plain)) return null
  const float = Number(Number(plain).toFixed(digitsMax))
  return float <= 1 ? float : null
}

/** A float as its field shows it: "0.07"; empty for an open end. */
export const shownFloat = (float: number | undefined): string =>
  float === undefined ? '' : float.toFixed(digitsMax).replace(/\.?0+$/, '')
