import type sharp from 'sharp'

/**
 * The imaging library, loaded with the first picture: a start of the shop, and its tests, need none. It remembers
 * nothing between pictures: each is drawn once and kept by whoever asked.
 */
export const imaging = async (): Promise<typeof sharp> => {
  const { default: library } = await import('sharp')
  library.cache(false)
  return library
}
