import type { Item } from '@pandrop/contract/item'
import type { Text } from '@pandrop/dictionaries/translate'
import { absoluteAddress } from '../../../page.ts'
import { paths } from '../../../paths.ts'
import { itemImage } from '../itemPicture.ts'
import { itemTrail } from './trail.ts'

type Thing = Readonly<Record<string, unknown>>

const availabilities = { available: 'InStock', reserved: 'OutOfStock', sold: 'SoldOut' } as const

/** A copy under trade protection cannot be bought before its day. */
const availabilityStarts = ({ state, available_from }: Item): Thing =>
  state === 'available' && available_from !== null ? { availabilityStarts: available_from } : {}

/**
 * The item as a schema.org Product: one unique copy, priced in EUR whatever the visitor's currency is.
 * @param publicUrl origin that makes addresses absolute
 */
export const productJsonLd = (description: string, item: Item, publicUrl: string): Thing => {
  const { src, srcLarge = src } = itemImage(item)
  return {
    '@type': 'Product',
    name: item.title,
    description,
    sku: String(item.id),
    category: `Counter-Strike 2 > ${item.type} > ${item.weapon}`,
    brand: { '@type': 'Brand', name: 'Counter-Strike 2' },
    image: absoluteAddress(srcLarge, publicUrl),
    itemCondition: 'https://schema.org/UsedCondition',
    offers: {
      '@type': 'Offer',
      url: absoluteAddress(paths.item(item), publicUrl),
      price: item.price.toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availabilities[item.state]}`,
      itemCondition: 'https://schema.org/UsedCondition',
      ...availabilityStarts(item),
    },
  }
}

/** The breadcrumb as a schema.org BreadcrumbList. */
export const trailJsonLd = (text: Text, item: Item, publicUrl: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: itemTrail(text, item).map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteAddress(path, publicUrl),
  })),
})
