import type { Item } from '@pandrop/contract/item'
import { ZoomPicture } from '@pandrop/ui/ZoomPicture'
import { useText } from '../../../hooks/useText.ts'
import { itemImage } from '../itemPicture.ts'

interface ItemZoomProps {
  item: Item
  onClose: () => void
}

/** The picture over the whole window. */
export const ItemZoom = ({ item, onClose }: ItemZoomProps) => {
  const text = useText()
  const labels = {
    zoomIn: text('details_zoom_in'),
    zoomOut: text('details_zoom_out'),
    close: text('details_zoom_close'),
    hint: text('details_zoom_hint'),
  }
  return (
    <ZoomPicture image={itemImage(item)} quality={item.quality} title={item.title} labels={labels} onClose={onClose} />
  )
}
