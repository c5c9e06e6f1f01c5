import type { SkinImage } from '@pandrop/ui/SkinPicture'

/** Where the server keeps pictures (docs/behaviour/wire.md#storage). */
const storageBase = '/storage/'

/**
 * The address of a picture: image values stand on the storage base unless they start with http
 * (docs/behaviour/wire.md#storage).
 * @param value an `img_url` of the wire; own absolute paths stay as they are
 */
export const pictureUrl = (value: string): string =>
  value.startsWith('http') || value.startsWith('/') ? value : storageBase + value

/** Our own pictures of skins come in two formats; what an operator links to from elsewhere comes as it is. */
const ownPicture = /^(skins|uploads|drawn)\/.*\.webp$/

const avifOf = (value: string): string => pictureUrl(value).replace(/webp$/, 'avif')

/**
 * The files of a skin's picture.
 * @param small 456 × 304 px, large 900 × 600 px; as `img_url` and `img_url_big` name them
 */
export const skinImage = (small: string, large?: string): SkinImage => {
  const isOwn = ownPicture.test(small) && (large === undefined || ownPicture.test(large))
  const avif = large === undefined ? avifOf(small) : `${avifOf(small)} 456w, ${avifOf(large)} 900w`
  return {
    src: pictureUrl(small),
    ...(large !== undefined && { srcLarge: pictureUrl(large) }),
    ...(isOwn && { avif }),
  }
}
