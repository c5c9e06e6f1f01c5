import type { Wish } from '@pandrop/contract/wishlist'
import { Badge } from '@pandrop/ui/Badge'
import { IconButton } from '@pandrop/ui/IconButton'
import { Price } from '@pandrop/ui/Price'
import { RarityMark } from '@pandrop/ui/RarityMark'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { WearRail } from '@pandrop/ui/WearRail'
import { IconCircleCheckFilled, IconTrash } from '@tabler/icons-react'
import { type Ref, useEffect, useRef } from 'react'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { AlertForm } from './AlertForm.tsx'
import type { WishFace } from './wishFace.ts'
import { wishListPath } from './wishLinks.ts'

interface WishEntryProps {
  wish: Wish
  face: WishFace
  /** it was just put back and takes the focus */
  focused: boolean
  /** one of the first pictures on the page */
  priority: boolean
  onRemove: () => void
}

export const entryClass = 'p-4 not-first:shadow-[inset_0_1px_0_var(--color-line)] wide:px-6 wide:py-5'

const gridClass =
  'grid grid-cols-[104px_minmax(0,1fr)_40px] items-start gap-x-4 gap-y-4 ' +
  'wide:grid-cols-[118px_minmax(0,1fr)_40px] wide:gap-x-5 ' +
  'desktop:grid-cols-[132px_minmax(0,1fr)_minmax(150px,200px)_minmax(0,344px)_40px] desktop:gap-x-6'

/** One entry: what it is, what is for sale of it, below which price to mail, and the way off the list. */
export const WishEntry = ({ wish, face, focused, priority, onRemove }: WishEntryProps) => {
  const { currency } = usePrices()
  const removeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) removeButton.current?.focus()
  }, [focused])
  return (
    <li className={`${entryClass} ${gridClass}`}>
      <SkinPicture image={face.image} quality={wish.quality} size="thumb" priority={priority} />
      <Names wish={wish} face={face} />
      <RemoveButton title={wish.title} buttonRef={removeButton} onClick={onRemove} />
      <div
        className="col-span-full grid gap-x-5 gap-y-4 desktop:contents
          sm:grid-cols-[minmax(150px,1fr)_minmax(0,360px)]"
      >
        <Stock wish={wish} />
        <AlertForm key={currency.code} wish={wish} />
      </div>
    </li>
  )
}

interface RemoveButtonProps {
  title: string
  buttonRef: Ref<HTMLButtonElement>
  onClick: () => void
}

const RemoveButton = ({ title, buttonRef, onClick }: RemoveButtonProps) => {
  const text = useText()
  return (
    <IconButton
      ref={buttonRef}
      kind="plain"
      label={text('wishlist_remove', { title })}
      onClick={onClick}
      className="-mt-1 -mr-2 desktop:order-last desktop:mt-7"
    >
      <IconTrash aria-hidden="true" size={20} stroke={1.6} />
    </IconButton>
  )
}

const Names = ({ wish, face }: Pick<WishEntryProps, 'wish' | 'face'>) => (
  <div className="min-w-0 desktop:pt-1">
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 type-meta text-bone-2">
      {face.weapon}
      {face.special && <Badge kind={face.special.kind}>{face.special.label}</Badge>}
    </div>
    <a
      href={paths.item({ id: wish.lowest_item_id ?? wish.item_id })}
      className="mt-0.5 block type-card wrap-anywhere hover:underline"
    >
      {face.finish}
      <span className="sr-only">, {face.exteriorWord}</span>
    </a>
    <RarityMark quality={wish.quality} word={face.qualityWord} className="mt-1" />
    <div className="mt-1.5 max-w-[260px]">
      {face.exterior ? (
        <WearRail exterior={face.exterior} label={face.exteriorWord} />
      ) : (
        <span className="type-meta text-bone-2">{face.exteriorWord}</span>
      )}
    </div>
  </div>
)

/** How many are for sale and from which price; both are links. */
const Stock = ({ wish }: Pick<WishEntryProps, 'wish'>) => {
  const text = useText()
  const { currency } = usePrices()
  const { lowest_price, lowest_item_id, price_below, count, title } = wish
  if (lowest_price === null || lowest_item_id === null) {
    return <p className="type-label text-bone-2 desktop:pt-1">{text('wishlist_none')}</p>
  }
  return (
    <div
      className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1
        sm:flex-col sm:justify-start desktop:pt-1"
    >
      <a href={wishListPath(wish)} className="text-link text-[14px]/5 text-bone-1">
        {text('wishlist_stock', { count })}
        <span className="sr-only">: {title}</span>
      </a>
      <a href={paths.item({ id: lowest_item_id })} className="flex items-baseline gap-1.5 hover:underline">
        <FromPrice amount={lowest_price} currency={currency} />
        <span className="sr-only">: {title}</span>
      </a>
      {price_below !== null && lowest_price < price_below && (
        <span className="flex basis-full items-center gap-1.5 text-[13px]/[18px] font-[560] text-bamboo sm:basis-auto">
          <IconCircleCheckFilled aria-hidden="true" size={16} className="flex-none" />
          {text('wishlist_met')}
        </span>
      )}
    </div>
  )
}

/** "from €45.20", the price as large as on a card, wherever the language puts it. */
const FromPrice = ({ amount, currency }: { amount: number; currency: ReturnType<typeof usePrices>['currency'] }) => {
  const text = useText()
  const [before = '', after = ''] = text('wishlist_from').split('{price}')
  return (
    <>
      {before && <span className="text-[14px]/5 text-bone-2">{before.trim()}</span>}
      <Price amount={amount} currency={currency} size="row" />
      {after && <span className="text-[14px]/5 text-bone-2">{after.trim()}</span>}
    </>
  )
}
