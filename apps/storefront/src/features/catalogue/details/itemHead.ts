import type { ItemDetails } from '@pandrop/contract/item'
import type { Text } from '@pandrop/dictionaries/translate'
import { formatPrice } from '@pandrop/money/format'
import { formatFloat } from '@pandrop/ui/wear'
import type { PageHead } from '../../../page.ts'
import { paths } from '../../../paths.ts'
import { preloadOf, stageImage, stageSizes } from '../itemPicture.ts'
import { productJsonLd, trailJsonLd } from './itemJsonLd.ts'

/** A title names its exterior, as Steam's market does. */
const descriptionOf = (text: Text, { title, state, float, price }: ItemDetails): string => {
  if (state === 'sold') return text('item_description_sold', { title })
  const shown = formatPrice(price)
  return float === null
    ? text('item_description', { title, price: shown })
    : text('item_description_float', { title, price: shown, float: formatFloat(float) })
}

/**
 * What an item's page says in the document's head; a sold item stays out of search engines.
 * @param publicUrl origin for the addresses in JSON-LD
 */
export const itemHead = (text: Text, item: ItemDetails, publicUrl: string): PageHead => {
  const description = descriptionOf(text, item)
  return {
    title: item.title,
    description,
    canonical: paths.item(item),
    noindex: item.state === 'sold',
    preloadPicture: preloadOf(stageImage(item, item.img_url_full), stageSizes),
    sharePicture: { src: paths.itemSharePicture(item), alt: item.title },
    shareType: 'product',
    jsonLd: [productJsonLd(description, item, publicUrl), trailJsonLd(text, item, publicUrl)],
  }
}
