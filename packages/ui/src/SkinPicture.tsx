import { classNames } from './classNames.ts'
import { rarityOf } from './rarity.ts'

export interface SkinImage {
  /** 456 × 304 px, transparent ground */
  src: string
  /** 900 × 600 px of the same picture, for dense and large screens */
  srcLarge?: string
  /** 1,800 × 1,200 px, where somebody has drawn it */
  srcFull?: string
  /** the same two files as AVIF, in the form of a srcset, for browsers that read it */
  avif?: string
  /** "60 260": the two hues that it is lit in (css/light.css); absent for what has no colour */
  hues?: string
}

interface SkinPictureProps {
  image: SkinImage
  /** the catalogue's English quality; it colours the crescent */
  quality?: string
  /** empty where the name stands beside the picture */
  alt?: string
  /** thumb: rows of carts and tables; card: lists; stage: the details page */
  size?: 'thumb' | 'card' | 'stage'
  /** how wide the picture is shown, for the browser's choice of file */
  sizes?: string
  /** the page's largest picture: loaded at once and first */
  priority?: boolean
  /** greyed out: the item is gone */
  faded?: boolean
  className?: string
}

const usualSizes = { thumb: '112px', card: '(width < 640px) 46vw, 270px', stage: '(width < 1280px) 96vw, 900px' }

/**
 * A skin's picture in a 3:2 box before its patch. The box never changes size; the patch shimmers until the picture is
 * there (settlePictures.ts).
 */
export const SkinPicture = ({
  image,
  quality = '',
  alt = '',
  size = 'card',
  sizes = usualSizes[size],
  priority = false,
  faded,
  className,
}: SkinPictureProps) => {
  return (
    <span
      data-rarity={rarityOf(quality)}
      data-hues={image.hues}
      className={classNames('relative block aspect-[3/2]', className)}
    >
      <span className="patch" data-size={size} data-loading="" suppressHydrationWarning aria-hidden="true" />
      <picture key={image.src} className="contents">
        {image.avif && <source type="image/avif" srcSet={image.avif} sizes={image.srcLarge && sizes} />}
        <img
          src={image.src}
          srcSet={image.srcLarge && `${image.src} 456w, ${image.srcLarge} 900w`}
          sizes={image.srcLarge && sizes}
          alt={alt}
          width={size === 'stage' ? 900 : 456}
          height={size === 'stage' ? 600 : 304}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
          draggable={false}
          className={classNames(
            'relative size-full object-contain transition-transform duration-200 group-hover/card:[--lift:1.03]',
            faded && 'grayscale opacity-40',
          )}
        />
      </picture>
    </span>
  )
}
