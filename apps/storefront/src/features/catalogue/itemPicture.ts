import type { Item } from '@pandrop/contract/item'
import type { SkinImage } from '@pandrop/ui/SkinPicture'
import type { PreloadPicture } from '../../page.ts'
import { pictureUrl, skinImage } from '../../pictures.ts'

type Pictured = Pick<Item, 'img_url' | 'img_url_big' | 'hues'>

/** How wide a card shows its picture, as the card's own image says (ui, SkinPicture). */
export const cardSizes = '(width < 640px) 46vw, 270px'

/** How wide the details page shows its picture; the preload must name the same widths as the image. */
export const stageSizes = '(width < 640px) 92vw, (width < 1280px) 540px, 900px'

/** The files of an item's picture, and the hues that it is lit in. */
export const itemImage = ({ img_url, img_url_big, hues }: Pictured): SkinImage => ({
  ...skinImage(img_url, img_url_big),
  ...(hues && { hues: hues.join(' ') }),
})

/**
 * The same for the stage and the zoom, with the large one where it is drawn.
 * @param full its `img_url_full`; browsers that read no AVIF do without
 */
export const stageImage = (item: Pictured, full: string | null): SkinImage => {
  const image = itemImage(item)
  if (full === null || !image.avif) return image
  return { ...image, avif: `${image.avif}, ${pictureUrl(full).replace(/webp$/, 'avif')} 1800w` }
}

/**
 * The same as a preload in the document's head.
 * @param sizes how wide it is shown, as its image says
 */
export const preloadOf = ({ src, srcLarge, avif }: SkinImage, sizes: string): PreloadPicture => {
  if (avif) return { src, srcSet: avif, sizes, type: 'image/avif' }
  return { src, srcSet: `${src} 456w, ${srcLarge} 900w`, sizes, type: 'image/webp' }
}
