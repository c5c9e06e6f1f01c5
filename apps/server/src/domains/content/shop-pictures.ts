/** Pixels of the square pictures that are kept of what a shop uploads: icons of launchers come in both. */
export const squareSizes = [192, 512] as const

/** Pixels that a wide picture lies within: twice what is shown, for screens with two points to a pixel. */
export const wideBox = { width: 480, height: 96 } as const

/**
 * Where a square picture of the shop lies in the storage, and below /storage.
 * @param stem what the names of its files begin with
 */
export const squarePath = (stem: string, size: (typeof squareSizes)[number]): string => `brand/${stem}-${size}.png`

/**
 * Where a wide one lies.
 * @param name its stem, width and height: 0f…-480x96
 */
export const widePath = (name: string): string => `brand/${name}.png`
