/** Pixels of the square pictures that are kept of a shop's mark: icons of launchers come in both. */
export const markSizes = [192, 512] as const

/** Where a picture of the mark lies in the storage, and below /storage. */
export const markPath = (stem: string, size: (typeof markSizes)[number]): string => `brand/${stem}-${size}.png`
