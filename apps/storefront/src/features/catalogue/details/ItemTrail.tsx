import type { ItemDetails } from '@pandrop/contract/item'
import { Breadcrumb } from '@pandrop/ui/Breadcrumb'
import { useText } from '../../../hooks/useText.ts'
import { itemTrail } from './trail.ts'

/** The way from the home page to the item. */
export const ItemTrail = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  const steps = itemTrail(text, item).map(({ name, path }, index, trail) => ({
    key: path,
    content: index < trail.length - 1 ? <a href={path}>{name}</a> : name,
  }))
  return <Breadcrumb label={text('breadcrumb_label')} steps={steps} />
}
