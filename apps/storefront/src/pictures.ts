/** Where the server keeps pictures (readings.md, The wire). */
const storageBase = '/storage/'

/**
 * The address of a picture: image values stand on the storage base unless they start with http
 * (specification section 3, Product).
 * @param value an `img_url` of the wire; own absolute paths stay as they are
 */
export const pictureUrl = (value: string): string =>
  value.startsWith('http') || value.startsWith('/') ? value : storageBase + value
