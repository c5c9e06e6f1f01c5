import type { ItemDetails } from '@pandrop/contract/item'
import { Badge } from '@pandrop/ui/Badge'
import { Button } from '@pandrop/ui/Button'
import { CartIcon } from '@pandrop/ui/CartIcon'
import { classNames } from '@pandrop/ui/classNames'
import { discountPercent } from '@pandrop/ui/discount'
import { Price } from '@pandrop/ui/Price'
import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { LazyHydrate } from '../../../lazyHydrate.tsx'
import { paths } from '../../../paths.ts'
import { dayOf } from './day.ts'
import { itemParts } from './itemParts.ts'
import type { Change, Standing } from './standing.ts'

export interface PurchaseProps {
  item: ItemDetails
  standing: Standing
  /** the last change while the page was open */
  change: Change | undefined
  inCart: boolean
  /** the item is on its way into the cart */
  running: boolean
  /** adds the item unless it is there already, then opens the cart */
  onBuy: () => void
  /** adds the item and stays here */
  onKeep: () => void
  /** beside BUY NOW */
  wishButton?: ReactNode
}

/** Why the item cannot be bought now; who holds it in the cart goes on there. */
const useReason = ({ item, standing, inCart }: PurchaseProps): string | undefined => {
  const text = useText()
  if (standing === 'sold') return text('details_off_sold')
  if (standing === 'reserved' && !inCart) return text('details_off_reserved')
  if (standing === 'later') return text('details_off_later', { date: dayOf(item.available_from ?? '') })
  return undefined
}

const BuyButton = (purchase: PurchaseProps) => {
  const text = useText()
  const { running, onBuy } = purchase
  const reason = useReason(purchase)
  return (
    <Button
      size={56}
      wide
      className="compact:px-3"
      loading={running}
      disabledReason={reason}
      onClick={onBuy}
      iconAfter={!reason && <IconArrowRight aria-hidden="true" size={20} stroke={1.75} />}
    >
      {text('item_buy')}
    </Button>
  )
}

const besideClass =
  'inline-grid size-14 flex-none place-items-center rounded-large bg-ink-2 text-bone-0 shadow-edge-2 ' +
  'transition-[background-color,transform] hover:bg-ink-3 active:scale-[.96]'

/** Puts the item into the cart without leaving the page; once it is there, leads to it. */
const KeepButton = (purchase: PurchaseProps) => {
  const text = useText()
  const { item, inCart, running, onKeep } = purchase
  if (useReason(purchase)) return null
  if (inCart) {
    return (
      <a href={paths.cart()} aria-label={text('item_in_cart')} title={text('item_in_cart')} className={besideClass}>
        <IconCheck aria-hidden="true" size={22} stroke={1.6} className="falls" />
      </a>
    )
  }
  const label = text('card_add', { title: item.title })
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={running || undefined}
      onClick={onKeep}
      className={besideClass}
    >
      <CartIcon />
    </button>
  )
}

interface NoticeProps extends PurchaseProps {
  className?: string
  short?: boolean
}

/** What a visitor must know before buying; most pages have nothing to say. */
const Notice = ({ standing, change, className, short }: NoticeProps) => {
  const { currency } = usePrices()
  if (standing === 'for_sale' && !change) return null
  return (
    <LazyHydrate
      part={itemParts.notice}
      when="outdated"
      stamp={currency.code}
      props={{ standing, change, className, short }}
    />
  )
}

const Buttons = (purchase: PurchaseProps) => (
  <div className="flex items-start gap-3">
    <span className="min-w-0 flex-1">
      <BuyButton {...purchase} />
    </span>
    <KeepButton {...purchase} />
    {purchase.wishButton}
  </div>
)

/** The lowest price of the 30 days before a reduction stands beside it (Directive 98/6/EC, article 6a). */
const LowestPrice = ({ item, className }: Pick<PurchaseProps, 'item'> & { className?: string }) => {
  const text = useText()
  const { format } = usePrices()
  const { lowest_price_30_days: lowest, state } = item
  if (lowest === null || state === 'sold') return null
  return <p className={className}>{text('details_lowest', { price: format(lowest) })}</p>
}

/** What its kind usually costs (docs/behaviour/catalogue.md#against-reference). */
export const Reference = ({ item }: Pick<PurchaseProps, 'item'>) => {
  const { currency } = usePrices()
  if (!item.reference) return null
  return (
    <LazyHydrate part={itemParts.reference} when="outdated" stamp={`${currency.code} ${item.price}`} props={{ item }} />
  )
}

/** Price, old price, discount and BUY NOW, below what a visitor must know first. */
export const ItemPurchase = (purchase: PurchaseProps) => {
  const text = useText()
  const { currency } = usePrices()
  const { item, standing } = purchase
  const { price, old_price } = item
  const sold = standing === 'sold'
  const percent = sold ? undefined : discountPercent(price, old_price ?? undefined)
  return (
    <div>
      <Notice {...purchase} className="mb-5" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price
          amount={price}
          oldAmount={sold ? undefined : (old_price ?? undefined)}
          currency={currency}
          oldLabel={text('card_old_price')}
          size="detail"
          className={sold ? 'text-bone-2' : undefined}
        />
        {percent !== undefined && <Badge kind="discount" size="detail">{`−${percent}%`}</Badge>}
      </div>
      <LowestPrice item={item} className="mt-1.5 type-meta text-bone-2" />
      <Reference item={item} />
      <div className="mt-4">
        <Buttons {...purchase} />
      </div>
    </div>
  )
}

/** The same in a bar that stays at the bottom of narrow screens; of a sold item it leads on. */
export const BuyBar = (purchase: PurchaseProps) => (
  <div
    data-bottom-bar=""
    className="sticky bottom-0 z-(--layer-buy-bar) bg-ink-1 pb-[env(safe-area-inset-bottom)]
      shadow-[inset_0_1px_0_var(--color-line-2)] desktop:hidden"
  >
    <div className="page py-3">
      {purchase.standing === 'sold' ? <Notice {...purchase} short /> : <BarContent {...purchase} />}
    </div>
  </div>
)

/** Of a price in the bar, €99.95: beside the buttons of a phone there is room for no more. */
const lengthBesideMax = 6

const BarContent = (purchase: PurchaseProps) => {
  const text = useText()
  const { currency, format } = usePrices()
  const { price, old_price } = purchase.item
  const isLong = format(price).length > lengthBesideMax
  return (
    <>
      <Notice {...purchase} className="mb-3" />
      {/* The price has a line of its own where it would fit beside the buttons in one font and not in the other. */}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Price
          amount={price}
          oldAmount={old_price ?? undefined}
          currency={currency}
          oldLabel={text('card_old_price')}
          className={classNames(
            'flex-none [&>:first-child:empty]:hidden [&>:last-child]:text-[24px]/7',
            isLong ? 'max-[479px]:basis-full' : 'max-[389px]:basis-full',
          )}
        />
        <span className="max-w-[420px] min-w-min flex-1">
          <Buttons {...purchase} />
        </span>
      </div>
      <LowestPrice item={purchase.item} className="mt-1.5 type-meta text-bone-2" />
    </>
  )
}
