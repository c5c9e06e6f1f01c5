import type { SkinImage } from '@pandrop/ui/SkinPicture'

/** Where the server keeps pictures (docs/behaviour/wire.md#storage). */
const storageBase = '/storage/'

/** The address of a picture of the wire. */
export const pictureUrl = (img: string): string => storageBase + img

/** The files of a skin's picture: AVIF, and WebP for browsers that do not know it. */
export const skinImage = (img: string): SkinImage => ({
  src: pictureUrl(img),
  avif: pictureUrl(img).replace(/webp$/, 'avif'),
})
