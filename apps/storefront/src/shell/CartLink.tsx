import { CartIcon } from '@pandrop/ui/CartIcon'
import { classNames } from '@pandrop/ui/classNames'
import { iconButtonClass } from '@pandrop/ui/IconButton'
import { useCart } from '../hooks/useCart.ts'
import { useText } from '../hooks/useText.ts'
import { paths } from '../paths.ts'

const shownMax = 99

/** Way to the cart; the badge counts what can be bought. */
export const CartLink = () => {
  const text = useText()
  const { count } = useCart()
  return (
    <a
      href={paths.cart()}
      aria-label={count > 0 ? text('cart_label_count', { count }) : text('cart_label')}
      className={iconButtonClass('edged', 'desktop:size-11')}
    >
      <CartIcon />
      {count > 0 && <CountBadge count={count} className="absolute -top-1.5 -right-1.5" />}
    </a>
  )
}

/** A number on bone, for carts. The link around it says it in words. */
export const CountBadge = ({ count, className }: { count: number; className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'grid h-5 min-w-5 place-items-center rounded-full bg-bone-0 px-1 text-[11px]/5 font-[680] text-ink-0',
      className,
    )}
  >
    {Math.min(count, shownMax)}
  </span>
)
