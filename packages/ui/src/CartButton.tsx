import { IconBan, IconCheck } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { CartIcon } from './CartIcon.tsx'
import { classNames } from './classNames.ts'

export interface CartButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** what a click does now: "Add AK-47 | Redline to cart" or "Remove … from cart" */
  label: string
  inCart?: boolean
  /** the request runs: the button is off and shows a spinner */
  running?: boolean
  /** sold or held by somebody else */
  unavailable?: boolean
}

/** The 40 px cart button of a product card: adds the item, or removes it when it is in the cart. */
export const CartButton = ({ label, inCart = false, running, unavailable, className, ...rest }: CartButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    aria-pressed={inCart}
    aria-busy={running || undefined}
    disabled={running || unavailable || rest.disabled}
    className={classNames(
      'inline-grid size-10 place-items-center rounded-button transition-[background-color,color,transform]',
      'not-disabled:active:scale-[.96]',
      inCart
        ? 'bg-bamboo text-on-bamboo not-disabled:hover:bg-bamboo-hover'
        : 'bg-ink-3 text-bone-0 not-disabled:hover:bg-white not-disabled:hover:text-ink-0',
      !inCart && 'not-disabled:group-hover/card:bg-bone-0 not-disabled:group-hover/card:text-ink-0',
      unavailable && 'opacity-60',
      className,
    )}
  >
    <Face inCart={inCart} running={running} unavailable={unavailable} />
  </button>
)

const Face = ({ inCart, running, unavailable }: Pick<CartButtonProps, 'inCart' | 'running' | 'unavailable'>) => {
  if (running) return <span className="spinner" aria-hidden="true" />
  if (unavailable) return <IconBan aria-hidden="true" size={19} stroke={1.6} className="text-bone-2" />
  if (inCart) return <IconCheck aria-hidden="true" size={20} stroke={2} className="falls" />
  return <CartIcon />
}
