import type { Offer } from '@pandrop/contract/offers'
import { classNames } from '@pandrop/ui/classNames'
import { Mark } from '@pandrop/ui/Mark'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { skinImage } from '../../pictures.ts'

interface OfferPictureProps {
  item: Offer['item']
  /** its width; the height follows */
  className: string
}

/** The offered skin, or the panda where the shop has no picture of it. */
export const OfferPicture = ({ item: { img, quality }, className }: OfferPictureProps) => {
  if (img) {
    return <SkinPicture image={skinImage(img)} quality={quality ?? ''} size="thumb" className={className} />
  }
  return (
    <span className={classNames('relative grid aspect-[3/2] place-items-center', className)}>
      <span aria-hidden="true" className="patch" data-size="thumb" />
      <span className="relative opacity-60">
        <Mark size={24} />
      </span>
    </span>
  )
}
