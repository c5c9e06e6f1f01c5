import { classNames } from '@pandrop/ui/classNames'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useText } from '../../hooks/useText.ts'
import { useWishButton, type WishableItem } from './useWishButton.ts'

interface WishButtonProps {
  item: WishableItem
  /** px: 56 beside BUY NOW, 48 in the bar of narrow screens */
  size?: 48 | 56
}

const sizes = { 48: 'size-12 rounded-button', 56: 'size-14 rounded-large' }

/** The heart of an item: pressed while its finish, exterior and variant are on the wishlist. */
export const WishButton = ({ item, size = 56 }: WishButtonProps) => {
  const text = useText()
  const { wished, toggle } = useWishButton(item)
  const Heart = wished ? IconHeartFilled : IconHeart
  return (
    <button
      type="button"
      aria-label={text('wish_button', { title: item.title })}
      aria-pressed={wished}
      title={text(wished ? 'wish_remove' : 'wish_add')}
      onClick={toggle}
      className={classNames(
        'inline-grid flex-none place-items-center text-bone-0 shadow-edge-2',
        'transition-[background-color,color,transform] hover:bg-ink-3 active:scale-[.96]',
        wished ? 'bg-ink-3' : 'bg-ink-2',
        sizes[size],
      )}
    >
      <Heart key={String(wished)} aria-hidden="true" size={22} stroke={1.6} className={wished ? 'falls' : undefined} />
    </button>
  )
}
