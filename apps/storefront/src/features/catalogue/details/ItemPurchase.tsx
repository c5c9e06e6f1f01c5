import type { Item } from '@pandrop/contract/item'
import { Badge } from '@pandrop/ui/Badge'
import { Button, buttonClass } from '@pandrop/ui/Button'
import { discountPercent } from '@pandrop/ui/discount'
import { Price } from '@pandrop/ui/Price'
import { IconArrowRight } from '@tabler/icons-react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { paths } from '../../../paths.ts'

export interface PurchaseProps {
  item: Item
  inCart: boolean
  /** the item is on its way into the cart */
  running: boolean
  /** adds the item unless it is there already, then opens the cart */
  onBuy: () => void
}

const BuyButton = ({ item, inCart, running, onBuy }: PurchaseProps) => {
  const text = useText()
  const reserved = item.state === 'reserved' && !inCart
  return (
    <Button
      size={56}
      wide
      loading={running}
      disabledReason={reserved ? text('item_reserved_text') : undefined}
      onClick={onBuy}
      iconAfter={!reserved && <IconArrowRight aria-hidden="true" size={20} stroke={1.75} />}
    >
      {text(reserved ? 'item_reserved' : 'item_buy')}
    </Button>
  )
}

const Sold = ({ item: { type } }: Pick<PurchaseProps, 'item'>) => {
  const text = useText()
  return (
    <div>
      <p className="type-price-detail text-bone-2">{text('item_sold')}</p>
      <p className="mt-2 text-bone-1">{text('item_sold_text')}</p>
      <a
        href={paths.products({ type: [type] })}
        className={buttonClass({ kind: 'secondary', size: 56, wide: true, className: 'mt-5' })}
      >
        {text('item_sold_action')}
      </a>
    </div>
  )
}

/** Price, old price, discount and BUY NOW; of a sold item that it is gone. */
export const ItemPurchase = (purchase: PurchaseProps) => {
  const text = useText()
  const { currency } = usePrices()
  const { price, old_price, state } = purchase.item
  const percent = discountPercent(price, old_price ?? undefined)
  if (state === 'sold') return <Sold item={purchase.item} />
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price
          amount={price}
          oldAmount={old_price ?? undefined}
          currency={currency}
          oldLabel={text('card_old_price')}
          size="detail"
        />
        {percent !== undefined && <Badge kind="discount" size="detail">{`−${percent}%`}</Badge>}
      </div>
      <BuyButton {...purchase} />
    </div>
  )
}

/** The same in a bar that stays at the bottom of narrow screens; a sold item needs none. */
export const BuyBar = (purchase: PurchaseProps) => {
  const text = useText()
  const { currency } = usePrices()
  const { price, old_price, state } = purchase.item
  if (state === 'sold') return null
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-(--layer-buy-bar) bg-ink-1 pb-[env(safe-area-inset-bottom)]
        shadow-[inset_0_1px_0_var(--color-line-2)] desk:hidden"
    >
      <div className="page flex items-center justify-between gap-4 py-3">
        <Price
          amount={price}
          oldAmount={old_price ?? undefined}
          currency={currency}
          oldLabel={text('card_old_price')}
          className="flex-none [&>:first-child:empty]:hidden [&>:last-child]:text-[24px]/7"
        />
        <span className="max-w-[420px] min-w-0 flex-1">
          <BuyButton {...purchase} />
        </span>
      </div>
    </div>
  )
}
