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
import { stageImage, stageSizes } from '../itemPicture.ts'
import { sharePage } from './copyText.ts'
import { itemParts } from './itemParts.ts'

/**
 * What a picture shows, in words: "AK-47 | Vulcan, Field-Tested".
 * @param title as on the Steam market, the exterior in brackets
 */
const pictureWords = (title: string): string => title.replace(/ \(([^)]+)\)$/, ', $1')

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

interface ItemStageProps {
  item: ItemDetails
  /** whether the weapon itself stands there, in place of its picture */
  staged: boolean
  onStaged: (staged: boolean) => void
}

/** The big picture before its patch; it can be turned, enlarged, and the page shared. */
export const ItemStage = ({ item, staged, onStaged }: ItemStageProps) => {
  const text = useText()
  return (
    <div
      data-stage={staged ? 'on' : 'still'}
      className="raised relative flex items-center [&_img]:transition-opacity [&_img]:duration-300
        data-[stage=on]:[&_img]:opacity-0 justify-center overflow-hidden rounded-stage px-1 pt-3 pb-14
        desktop:min-h-[620px] desktop:px-0 desktop:py-3"
    >
      <SkinPicture
        image={stageImage(item, item.img_url_full)}
        quality={item.quality}
        alt={pictureWords(item.title)}
        size="stage"
        sizes={stageSizes}
        priority
        faded={item.state === 'sold'}
        className="w-full max-w-[900px] not-desktop:max-w-[540px]"
      />
      {item.state !== 'sold' && <LazyHydrate part={itemParts.model} when="interaction" props={{ item, onStaged }} />}
      <div
        className="pointer-events-none absolute inset-x-4 bottom-2 flex items-center gap-2 sm:inset-x-6
          sm:bottom-3.5"
      >
        <p className="mr-auto type-meta text-bone-2 max-[479px]:max-w-56">{!staged && text('item_artwork')}</p>
        <span className="pointer-events-auto flex gap-2">
          <ShareButton item={item} />
          <ZoomButton item={item} />
        </span>
      </div>
    </div>
  )
}
