import type { Item } from '@pandrop/contract/item'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { useText } from '../../../hooks/useText.ts'
import { itemImage, stageSizes } from '../itemPicture.ts'

/** The big picture before its patch. */
export const ItemStage = ({ item }: { item: Item }) => {
  const text = useText()
  return (
    <div
      className="raised relative flex items-center justify-center overflow-hidden rounded-stage px-1 pt-3 pb-9 sm:pb-11
        desk:min-h-[620px] desk:px-0 desk:py-3"
    >
      <SkinPicture
        image={itemImage(item)}
        quality={item.quality}
        alt={item.title}
        size="stage"
        sizes={stageSizes}
        priority
        faded={item.state === 'sold'}
        className="w-full max-w-[900px] not-desk:max-w-[540px]"
      />
      <p className="absolute bottom-3.5 left-4 type-meta text-bone-2 sm:bottom-5 sm:left-6">{text('item_artwork')}</p>
    </div>
  )
}
