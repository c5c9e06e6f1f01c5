import { IconSticker } from '@tabler/icons-react'
import { Badge } from './Badge.tsx'
import { classNames } from './classNames.ts'
import { Price } from './Price.tsx'
import type { ProductCardProps } from './ProductCard.tsx'
import { RarityMark } from './RarityMark.tsx'
import { rarityOf } from './rarity.ts'
import { Skeleton } from './Skeleton.tsx'
import { SkinPicture } from './SkinPicture.tsx'
import { WearRail } from './WearRail.tsx'

export interface ProductRowProps extends Omit<ProductCardProps, 'newLabel'> {
  /** the copy's paint seed as figure and in words: "#661", "Paint seed 661"; absent for what has none */
  seed?: { figure: string; label: string }
}

/** Digits of a float that traders tell copies apart by. */
const floatDigits = 6

const faceClass = 'product-row-face rounded-button'

/** A product in the compact list: the same facts as on its card, plus paint seed and a longer float, in one row. */
export const ProductRow = ({ link, cartButton, wishButton, stack, className, ...product }: ProductRowProps) => (
  <article
    data-rarity={rarityOf(product.quality)}
    className={classNames('group/card raised relative rounded-button transition-colors hover:bg-ink-2', className)}
  >
    {link({ className: faceClass, children: <RowFace {...product} from={stack?.from} /> })}
    {stack && <div className="product-row-stack">{stack.button}</div>}
    {cartButton && <div className="product-row-cart">{cartButton}</div>}
    {wishButton && <div className="product-row-heart">{wishButton}</div>}
  </article>
)

type RowFaceProps = Omit<ProductRowProps, 'link' | 'cartButton' | 'wishButton' | 'className' | 'stack'> & {
  from?: string | undefined
}

const RowFace = (product: RowFaceProps) => (
  <>
    <SkinPicture
      image={product.image}
      quality={product.quality}
      size="thumb"
      priority={product.priority}
      faded={Boolean(product.soldLabel)}
      className="[grid-area:picture]"
    />
    <RowName {...product} />
    <span className="product-row-rarity min-w-0 [grid-area:rarity]">
      <RarityMark quality={product.quality} word={product.qualityWord} />
    </span>
    <span className="min-w-0 [grid-area:wear]">
      <RowWear wear={product.wear} />
    </span>
    {product.seed && (
      <span className="product-row-seed type-mono text-bone-2 [grid-area:seed]">
        <span className="sr-only">{product.seed.label}</span>
        <span aria-hidden="true">{product.seed.figure}</span>
      </span>
    )}
    {/* The room of the button beside the price. */}
    {product.from && <span className="product-row-seed w-[92px] [grid-area:seed]" />}
    <span className="product-row-price [grid-area:price]">
      <RowPrice {...product} />
    </span>
  </>
)

const RowName = ({ weapon, finish, phase, quality, qualityWord, special, attached }: RowFaceProps) => (
  <span className="flex min-w-0 flex-wrap items-center gap-x-2 [grid-area:name]">
    <span className="product-row-mark">
      <RarityMark quality={quality} word={qualityWord} show="hidden" />
    </span>
    <span className="text-[13px]/[18px] text-bone-2">{weapon}</span>
    <span className="min-w-0 type-card text-[14.5px]/[18px]">{[finish, phase].filter(Boolean).join(' ')}</span>
    {special && <Badge kind={special.kind}>{special.label}</Badge>}
    {/* On a phone its mark alone, in what is left of the line (css/rows.css). */}
    {attached && (
      <span className="product-row-attached flex min-w-0 items-center gap-1 overflow-hidden type-meta text-bone-2">
        <IconSticker aria-hidden="true" size={15} stroke={1.8} className="flex-none" />
        <span className="truncate">{attached}</span>
      </span>
    )}
  </span>
)

const RowWear = ({ wear }: Pick<RowFaceProps, 'wear'>) =>
  typeof wear === 'string' ? (
    <span className="block type-meta text-bone-2">{wear}</span>
  ) : (
    <WearRail {...wear} digits={floatDigits} />
  )

const RowPrice = ({ soldLabel, price, oldPrice, currency, oldPriceLabel, from }: RowFaceProps) => {
  if (soldLabel) return <span className="type-price text-bone-2">{soldLabel}</span>
  return (
    <Price amount={price} oldAmount={oldPrice} currency={currency} oldLabel={oldPriceLabel} from={from} size="line" />
  )
}

interface RowHeadProps {
  skin: string
  quality: string
  wear: string
  seed: string
  price: string
}

/** The names of the columns, where there are columns; every row says them itself to screen readers. */
export const ProductRowHead = ({ skin, quality, wear, seed, price }: RowHeadProps) => (
  <div aria-hidden="true" className="product-row-head product-row-face type-meta text-bone-2">
    <span className="[grid-area:name]">{skin}</span>
    <span className="product-row-rarity [grid-area:rarity]">{quality}</span>
    <span className="[grid-area:wear]">{wear}</span>
    <span className="product-row-seed [grid-area:seed]">{seed}</span>
    <span className="product-row-price [grid-area:price]">{price}</span>
  </div>
)

/** The boxes of a ProductRow while the list loads. */
export const ProductRowSkeleton = () => (
  <div aria-hidden="true" className="raised rounded-button">
    <span className={faceClass}>
      <Skeleton className="h-[45px] drop-shape [grid-area:picture]" />
      <Skeleton className="my-[3px] h-3 w-[60%] rounded-check [grid-area:name]" />
      <span className="flex h-4 items-center [grid-area:wear]">
        <Skeleton className="h-1 w-full" />
      </span>
      <span className="product-row-price flex h-[22px] items-center [grid-area:price]">
        <Skeleton className="h-4 w-16 rounded-check" />
      </span>
    </span>
  </div>
)
