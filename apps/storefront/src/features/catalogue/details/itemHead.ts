import type { ItemDetails } from '@pandrop/contract/item'
import type { Text } from '@pandrop/dictionaries/translate'
import { formatPrice } from '@pandrop/money/format'
import { formatFloat } from '@pandrop/ui/wear'
import type { PageHead } from '../../../page.ts'
import { paths } from '../../../paths.ts'
import { itemImage, preloadOf, stageSizes } from '../itemPicture.ts'

const descriptionOf = (text: Text, { title, state, float, price }: ItemDetails): string => {
  if (state === 'sold') return text('item_description_sold', { title })
  const shown = formatPrice(price)
  return float === null
    ? text('item_description', { title, price: shown })
    : text('item_description_float', { title, price: shown, float: formatFloat(float) })
}

/** The item as a schema.org Product: one unique copy, priced in EUR. */
export const productJsonLd = (description: string, item: ItemDetails): Readonly<Record<string, unknown>> => ({
  '@type': 'Product',
  name: item.title,
  description,
  sku: String(item.id),
  category: item.type,
  image: itemImage(item).srcLarge,
  offers: {
    '@type': 'Offer',
    url: paths.item(item),
    price: item.price.toFixed(2),
    priceCurrency: 'EUR',
    availability: item.state === 'sold' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
  },
})

/** What an item's page says in the document's head; a sold item stays out of search engines. */
export const itemHead = (text: Text, item: ItemDetails): PageHead => {
  const description = descriptionOf(text, item)
  return {
    title: item.title,
    description,
    canonical: paths.item(item),
    noindex: item.state === 'sold',
    preloadPicture: preloadOf(item, stageSizes),
    sharePicture: itemImage(item).srcLarge,
    jsonLd: [productJsonLd(description, item)],
  }
}
