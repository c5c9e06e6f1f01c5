import type { ItemDetails } from '@pandrop/contract/item'
import { ZoomPicture } from '@pandrop/ui/ZoomPicture'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../hooks/useApi.ts'
import { useText } from '../../../hooks/useText.ts'
import { stageImage } from '../itemPicture.ts'
import { largePictureQuery } from './largePicture.ts'

interface ItemZoomProps {
  item: ItemDetails
  onClose: () => void
}

/** The picture over the whole window. */
export const ItemZoom = ({ item, onClose }: ItemZoomProps) => {
  const text = useText()
  const { data } = useQuery({ ...largePictureQuery(useApi(), item), enabled: item.img_url_full === null })
  const image = stageImage(item, item.img_url_full ?? data?.img_url_full ?? null)
  const labels = {
    zoomIn: text('details_zoom_in'),
    zoomOut: text('details_zoom_out'),
    close: text('details_zoom_close'),
    hint: text('details_zoom_hint'),
  }
  return <ZoomPicture image={image} quality={item.quality} title={item.title} labels={labels} onClose={onClose} />
}
