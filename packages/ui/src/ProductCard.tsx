import type { PaintedExterior } from '@pandrop/contract/exteriors'
import type { DisplayCurrency } from '@pandrop/money/format'
import type { ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import { classNames } from './classNames.ts'
import { discountPercent } from './discount.ts'
import { Price } from './Price.tsx'
import { RarityMark } from './RarityMark.tsx'
import { rarityOf } from './rarity.ts'
import { type SkinImage, SkinPicture } from './SkinPicture.tsx'
import { WearRail } from './WearRail.tsx'

/** What a link of the card needs; spread it onto the router's Link. */
export interface CardLinkProps {
  className: string
  children: ReactNode
}

export interface ProductCardProps {
  /** "AK-47", "★ Karambit" */
  weapon: string
  /** "Case Hardened"; "Vanilla" for an unpainted knife */
  finish: string
  /** "Phase 2", "Ruby": where a name has no room for both, the finish is cut and this never is */
  phase?: string
  /** "4 stickers · charm": what is on this copy, over its picture */
  attached?: string
  /** the catalogue's English quality; it picks the colour */
  quality: string
  /** the quality translated; the quality itself when absent */
  qualityWord?: string
  /** the wear rail with its words, or the text that stands in its place ("Not painted") */
  wear: { exterior: PaintedExterior; float?: number; others?: readonly number[]; label: string } | string
  image: SkinImage
  /** units of the internal currency, two decimals */
  price: number
  oldPrice?: number
  currency?: DisplayCurrency
  /** said before the old price by screen readers: "Old price" */
  oldPriceLabel?: string
  /** "StatTrak™" or "Souvenir" on the left */
  special?: { kind: 'stattrak' | 'souvenir'; label: string }
  /** "New" on the right; a discount takes its place */
  newLabel?: string
  /** "Sold": the item is gone, the price gives way to this word */
  soldLabel?: string
  /** the card stands for all copies of the item: the word before its price ("from") and the button that shows them */
  stack?: { from: string; button: ReactNode }
  /** one of the first pictures on the page: loaded at once */
  priority?: boolean
  /** draws the link around picture and text: `(link) => <Link to="…" {...link} />` */
  link: (props: CardLinkProps) => ReactNode
  /** the cart button, a sibling of the link; see CartButton */
  cartButton?: ReactNode
  /** the heart, in the picture's corner: 44 px, a sibling of the link too */
  wishButton?: ReactNode
  className?: string
}

/** A product in lists and carousels. The whole card is one link; the cart button lies beside it, not inside. */
export const ProductCard = ({ link, cartButton, wishButton, stack, className, ...product }: ProductCardProps) => (
  <article
    data-rarity={rarityOf(product.quality)}
    className={classNames(
      stack && 'stacked',
      'group/card @container raised relative flex h-full flex-col rounded-card transition-colors hover:bg-ink-2',
      !product.soldLabel &&
        'hover:shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--rarity,var(--color-line-ui))_55%,transparent)]',
      className,
    )}
  >
    {link({
      className: 'flex flex-1 flex-col rounded-card pb-3',
      children: <CardFace {...product} from={stack?.from} hasHeart={Boolean(wishButton)} />,
    })}
    {stack && <div className={classNames('stack-button', Boolean(wishButton) && 'beside-heart')}>{stack.button}</div>}
    {cartButton && <div className="absolute right-3.5 bottom-3">{cartButton}</div>}
    {wishButton && <div className="card-heart">{wishButton}</div>}
  </article>
)

type CardFaceProps = Omit<ProductCardProps, 'link' | 'cartButton' | 'wishButton' | 'className' | 'stack'> & {
  from?: string | undefined
  hasHeart: boolean
}

const CardFace = (product: CardFaceProps) => (
  <>
    <span className="relative m-2">
      <SkinPicture
        image={product.image}
        quality={product.quality}
        priority={product.priority}
        faded={Boolean(product.soldLabel)}
      />
      {product.attached && (
        <Badge
          kind="plain"
          className={classNames(
            'absolute bottom-0 left-0.5',
            product.hasHeart ? 'max-w-[calc(100%-46px)]' : 'max-w-full',
          )}
        >
          <span className="truncate">{product.attached}</span>
        </Badge>
      )}
    </span>
    <span className="flex flex-1 flex-col px-3.5">
      <span className="flex items-start justify-between gap-2">
        <span className="type-meta text-bone-2">{product.weapon}</span>
        <RarityMark quality={product.quality} word={product.qualityWord} show="roomy" />
      </span>
      <span className="mt-0.5 flex gap-x-[0.28em] type-card">
        <span className="min-w-0 truncate">{product.finish}</span>
        {product.phase && <span className="shrink-0">{` ${product.phase}`}</span>}
      </span>
      <Wear wear={product.wear} />
      <span className="mt-auto flex h-[49px] items-end pr-12 pt-[9px]">
        <CardPrice {...product} />
      </span>
    </span>
    <CardBadges {...product} />
  </>
)

const Wear = ({ wear }: Pick<CardFaceProps, 'wear'>) => {
  if (typeof wear === 'string') return <span className="mt-2 block type-meta text-bone-2">{wear}</span>
  return <WearRail {...wear} className="mt-2" />
}

const CardPrice = ({ soldLabel, price, oldPrice, currency, oldPriceLabel, from }: CardFaceProps) => {
  if (soldLabel) return <span className="type-price text-bone-2">{soldLabel}</span>
  return <Price amount={price} oldAmount={oldPrice} currency={currency} oldLabel={oldPriceLabel} from={from} />
}

const CardBadges = ({ special, newLabel, price, oldPrice, soldLabel }: CardFaceProps) => {
  const percent = soldLabel ? undefined : discountPercent(price, oldPrice)
  return (
    <>
      {special && (
        <Badge kind={special.kind} className="absolute top-2.5 left-2.5">
          {special.label}
        </Badge>
      )}
      {percent !== undefined && (
        <Badge kind="discount" className="absolute top-2.5 right-2.5">
          {`−${percent}%`}
        </Badge>
      )}
      {percent === undefined && newLabel && !soldLabel && (
        <Badge kind="new" className="absolute top-2.5 right-2.5">
          {newLabel}
        </Badge>
      )}
    </>
  )
}
