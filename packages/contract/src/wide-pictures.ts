/**
 * The size of a wide picture of the shop, which its name ends with (uploadShopPicture).
 * @param address /storage/brand/0f…-480x96.png; empty: there is none
 * @returns pixels; null where an address names none
 */
export const sizeOfWide = (address: string): { width: number; height: number } | null => {
  const [, width, height] = address.split(/[-x.]/).map(Number)
  return width && height ? { width, height } : null
}
