import type { ItemDetails } from '@pandrop/contract/item'
import { IconButton } from '@pandrop/ui/IconButton'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { IconShare2, IconZoomIn } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../hooks/useText.ts'
import { useToasts } from '../../../hooks/useToasts.ts'
import { LazyHydrate } from '../../../lazyHydrate.tsx'
import { paths } from '../../../paths.ts'
import { useShop } from '../../../shop.ts'
import { itemImage, pictureWords, stageSizes } from '../itemPicture.ts'
import { sharePage } from './copyText.ts'
import { itemParts } from './itemParts.ts'

const ZoomButton = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={text('details_zoom')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconZoomIn aria-hidden="true" size={20} stroke={1.6} />
      </IconButton>
      {open && <LazyHydrate part={itemParts.zoom} when="immediate" props={{ item, onClose: () => setOpen(false) }} />}
    </>
  )
}

const ShareButton = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  const toast = useToasts()
  const { publicUrl } = useShop().frame
  const share = async () => {
    const outcome = await sharePage({ title: item.title, url: publicUrl + paths.item(item) })
    if (outcome === 'copied') toast.success(text('details_link_copied'))
    if (outcome === 'failed') toast.error(text('details_copy_failed'))
  }
  return (
    <IconButton label={text('details_share')} onClick={() => void share()}>
      <IconShare2 aria-hidden="true" size={20} stroke={1.6} />
    </IconButton>
  )
}

/** The big picture before its patch; it can be enlarged, and the page shared. */
export const ItemStage = ({ item }: { item: ItemDetails }) => {
  const text = useText()
  return (
    <div
      className="raised relative flex items-center justify-center overflow-hidden rounded-stage px-1 pt-3 pb-14
        desktop:min-h-[620px] desktop:px-0 desktop:py-3"
    >
      <SkinPicture
        image={itemImage(item)}
        quality={item.quality}
        alt={pictureWords(item.title)}
        size="stage"
        sizes={stageSizes}
        priority
        faded={item.state === 'sold'}
        className="w-full max-w-[900px] not-desktop:max-w-[540px]"
      />
      <div className="absolute inset-x-4 bottom-2 flex items-center gap-2 sm:inset-x-6 sm:bottom-3.5">
        <p className="mr-auto type-meta text-bone-2">{text('item_artwork')}</p>
        <ShareButton item={item} />
        <ZoomButton item={item} />
      </div>
    </div>
  )
}
