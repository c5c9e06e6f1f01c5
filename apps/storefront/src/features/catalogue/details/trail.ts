import type { Item } from '@pandrop/contract/item'
import type { Text } from '@pandrop/dictionaries/translate'
import { paths } from '../../../paths.ts'
import { tagText } from '../../../tagText.ts'
import { skinName } from '../itemNames.ts'

interface TrailStep {
  name: string
  path: string
}

/** The way from the home page to an item, the item last. */
export const itemTrail = (text: Text, item: Item): TrailStep[] => [
  { name: text('nav_home'), path: paths.home() },
  { name: text('products_title'), path: paths.products() },
  { name: tagText(text, item.type), path: paths.products({ type: [item.type] }) },
  { name: skinName(text, item), path: paths.item(item) },
]
