import type { Item, ListedItem } from '@pandrop/contract/item'
import type { Text } from '@pandrop/dictionaries/translate'
import type { DisplayCurrency } from '@pandrop/money/format'
import { ProductCard, type ProductCardProps } from '@pandrop/ui/ProductCard'
import { exteriorCode, formatFloat } from '@pandrop/ui/wear'
import type { ReactNode } from 'react'
import { attachedText } from '../../attachedText.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { tagText } from '../../tagText.ts'
import { paintName, patternName, weaponName } from './itemNames.ts'
import { itemImage } from './itemPicture.ts'

/** What can be done with an item wherever it is listed; the page puts them together. */
export interface ItemButtons {
  /** draws an item's cart button */
  cart: (item: Item) => ReactNode
  /** draws an item's heart: its kind on the wishlist or off it */
  wish: (item: Item) => ReactNode
}

interface ItemCardProps {
  item: ListedItem
  currency: DisplayCurrency
  /** none: a row to look at */
  buttons: ItemButtons | undefined
  /** one of the first pictures on the page */
  priority?: boolean
  /** where the card stands for all copies of the item */
  stack?: ProductCardProps['stack'] | undefined
}

/** The wear rail, or the words in its place for a knife without paint. */
const wearOf = (text: Text, { exterior, float, floats }: ListedItem): ProductCardProps['wear'] => {
  const code = exteriorCode(exterior)
  if (code === undefined || float === null) return text('card_not_painted')
  const label = text('card_wear', { exterior: tagText(text, exterior), float: formatFloat(float) })
  return { exterior: code, float, others: floats?.filter((other) => other !== float), label }
}

const specialOf = (text: Text, { variant }: ListedItem): ProductCardProps['special'] =>
  variant === 'stattrak' || variant === 'souvenir' ? { kind: variant, label: tagText(text, variant) } : undefined

type ItemProductInput = Omit<ItemCardProps, 'priority'> & { text: Text }

/** An item as the design system's cards and rows take it. */
export const productOf = ({
  text,
  item,
  currency,
  buttons,
  stack,
}: ItemProductInput): Omit<ProductCardProps, 'priority'> => {
  const gone = item.state === 'sold'
  return {
    weapon: weaponName(item),
    finish: paintName(text, item),
    // Copies of a stack share their phase, but each fades in its own way.
    phase: (item.copies ?? 1) === 1 ? patternName(item) : item.phase || undefined,
    quality: item.quality,
    qualityWord: tagText(text, item.quality),
    wear: wearOf(text, item),
    image: itemImage(item),
    price: item.price,
    oldPrice: item.old_price ?? undefined,
    oldPriceLabel: text('card_old_price'),
    currency,
    special: specialOf(text, item),
    newLabel: item.is_new ? text('card_new') : undefined,
    soldLabel: gone ? text('card_sold') : undefined,
    link: (link) => <a href={paths.item(item)} {...link} />,
    cartButton: gone ? undefined : buttons?.cart(item),
    wishButton: buttons?.wish(item),
    stack: gone ? undefined : stack,
  }
}

/** What is on the copy that stands there for itself, in a few words. */
export const attachedOf = (text: Text, { copies = 1, attachments }: ListedItem): string | undefined =>
  copies === 1 ? attachedText(text, attachments) : undefined

/** An item in lists and carousels (docs/behaviour/look.md#product-card). */
export const ItemCard = ({ priority, ...input }: ItemCardProps) => {
  const text = useText()
  return <ProductCard {...productOf({ text, ...input })} attached={attachedOf(text, input.item)} priority={priority} />
}
