import type { Item } from '@pandrop/contract/item'
import type { SkinImage } from '@pandrop/ui/SkinPicture'
import type { PreloadPicture } from '../../page.ts'
import { skinImage } from '../../pictures.ts'

type Pictured = Pick<Item, 'img_url' | 'img_url_big'>

/** How wide a card shows its picture, as the card's own image says (ui, SkinPicture). */
export const cardSizes = '(width < 640px) 46vw, 270px'

/** How wide the details page shows its picture; the preload must name the same widths as the image. */
export const stageSizes = '(width < 640px) 92vw, (width < 1280px) 540px, 900px'

/** The files of an item's picture. */
export const itemImage = ({ img_url, img_url_big }: Pictured): SkinImage => skinImage(img_url, img_url_big)

/**
 * The same as a preload in the document's head.
 * @param sizes how wide it is shown, as its image says
 */
export const preloadOf = (item: Pictured, sizes: string): PreloadPicture => {
  const { src, srcLarge, avif } = itemImage(item)
  if (avif) return { src, srcSet: avif, sizes, type: 'image/avif' }
  return { src, srcSet: `${src} 456w, ${srcLarge} 900w`, sizes, type: 'image/webp' }
}

/**
 * What a picture shows, in words: "AK-47 | Vulcan, Field-Tested".
 * @param title as on the Steam market, the exterior in brackets
 */
export const pictureWords = (title: string): string => title.replace(/ \(([^)]+)\)$/, ', $1')
