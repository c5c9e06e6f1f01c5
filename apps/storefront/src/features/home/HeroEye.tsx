import type { PaintedExterior } from '@pandrop/contract/exteriors'
import { classNames } from '@pandrop/ui/classNames'
import type { SkinImage } from '@pandrop/ui/SkinPicture'
import { WearRail } from '@pandrop/ui/WearRail'
import { usePrices } from '../../hooks/usePrices.ts'
import { eyeSizes, type Side, stillImage } from './heroPictures.ts'

/** A copy from the shelf as it lies across an eye: words in the visitor's language, its picture, its address. */
export interface EyeFace {
  id: number
  path: string
  /** "AK-47", "★ Karambit" */
  weapon: string
  /** "Doppler Phase 2" */
  finish: string
  /** rarity in words */
  qualityWord: string
  /** EUR units */
  price: number
  wear: { exterior: PaintedExterior; float: number; label: string } | undefined
  image: SkinImage
}

interface HeroEyeProps {
  side: Side
  /** what lies across it; undefined: the shop's own drawing, which leads nowhere */
  face: EyeFace | undefined
  /** why this copy stands here */
  reason: string
}

/** An eye patch with a weapon across it: a link to its page, which says under pointer and focus what it is. */
export const HeroEye = ({ side, face, reason }: HeroEyeProps) => {
  const shape = side === 'left' ? 'drop-shape' : 'drop-shape-mirror'
  return (
    <div
      data-eye={side}
      className={classNames(
        'relative aspect-[478/404] w-full self-center bg-[radial-gradient(circle_at_55%_42%,#1f2422,#0b0d0c_72%)]',
        'sm:w-[88%] desktop:w-[min(478px,37.5vw-62px)]',
        shape,
        side === 'left' ? 'justify-self-start' : 'justify-self-end',
      )}
    >
      {face ? (
        <a href={face.path} className={classNames('group/eye absolute inset-0', shape)}>
          <Weapon key={face.id} side={side} image={face.image} />
          <Facts shape={shape} face={face} reason={reason} />
        </a>
      ) : (
        <Weapon side={side} image={stillImage(side)} isStill />
      )}
    </div>
  )
}

const Weapon = ({ side, image, isStill }: { side: Side; image: SkinImage; isStill?: boolean }) => (
  <span
    data-drift=""
    className={classNames(
      'absolute top-1/2 block w-[118%] transition-transform duration-200 ease-settle',
      side === 'left' ? 'right-[-8%]' : 'left-[-8%]',
    )}
  >
    <picture className="contents">
      {image.avif && <source srcSet={image.avif} sizes={eyeSizes} type="image/avif" />}
      <img
        src={image.src}
        srcSet={image.srcLarge && `${image.src} ${isStill ? 480 : 456}w, ${image.srcLarge} ${isStill ? 1000 : 900}w`}
        sizes={eyeSizes}
        alt=""
        width={isStill ? 1000 : 900}
        height={isStill ? 750 : 600}
        fetchPriority="high"
        decoding="sync"
        draggable={false}
        className="h-auto w-full -translate-y-1/2 drop-shadow-[0_18px_18px_rgb(11_13_12/35%)]"
      />
    </picture>
  </span>
)

/** Weapon, float and price on the patch, where its shape has room for them. */
const Facts = ({ shape, face, reason }: { shape: string; face: EyeFace; reason: string }) => {
  const { format } = usePrices()
  return (
    <span
      className={classNames(
        'absolute inset-0 flex flex-col items-center justify-end overflow-hidden bg-linear-to-t from-ink-0 from-36%',
        'compact:from-54% compact:to-90%',
        'to-transparent to-74% pb-[7%] text-center text-bone-0 opacity-0 transition-opacity duration-120',
        'group-hover/eye:opacity-100 group-focus-visible/eye:opacity-100',
        shape,
      )}
    >
      <span className="hidden max-w-[66%] truncate type-meta text-bone-1 desktop:block">{reason}</span>
      <span className="mt-1 max-w-[60%] truncate text-[12px]/4 text-bone-1 sm:text-[14px]/5">{face.weapon}</span>
      <span className="max-w-[80%] truncate text-[13px]/5 font-[640] sm:text-[15px]/5 desktop:text-[17px]/6">
        {face.finish}
      </span>
      {face.wear && <WearRail {...face.wear} className="mt-1 w-[62%] compact:w-[74%]" />}
      <span className="mt-1 text-[14px]/5 font-[700] sm:text-[19px]/6">{format(face.price)}</span>
    </span>
  )
}
