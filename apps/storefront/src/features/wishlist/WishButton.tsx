import { classNames } from '@pandrop/ui/classNames'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../hooks/useText.ts'
import { useWishButton, type WishableItem } from './useWishButton.ts'

interface WishButtonProps {
  item: WishableItem
  /** px: 56 beside BUY NOW, 48 in the bar of narrow screens, 44 on cards, where it is quiet until it is meant or set */
  size?: 44 | 48 | 56
}

const loud = 'text-bone-0 shadow-edge-2'
const quiet = 'text-bone-2 group-hover/card:text-bone-0 focus-visible:text-bone-0'

const looks = {
  44: { shape: 'size-11 rounded-full hover:text-bone-0', off: quiet, on: 'text-bone-0' },
  48: { shape: 'size-12 rounded-button', off: `bg-ink-2 ${loud}`, on: `bg-ink-3 ${loud}` },
  56: { shape: 'size-14 rounded-large', off: `bg-ink-2 ${loud}`, on: `bg-ink-3 ${loud}` },
}

/** The heart of an item: pressed while its finish, exterior and variant are on the wishlist. */
export const WishButton = ({ item, size = 56 }: WishButtonProps) => {
  const text = useText()
  const { wished, toggle } = useWishButton(item)
  const [pressed, setPressed] = useState(false)
  const Heart = wished ? IconHeartFilled : IconHeart
  const { shape, on, off } = looks[size]
  return (
    <button
      type="button"
      aria-label={text('wish_button', { title: [item.title, item.phase].filter(Boolean).join(' ') })}
      aria-pressed={wished}
      title={text(wished ? 'wish_remove' : 'wish_add')}
      onClick={() => {
        setPressed(true)
        toggle()
      }}
      className={classNames(
        'inline-grid flex-none place-items-center',
        'transition-[background-color,color,transform] hover:bg-ink-3 active:scale-[.96]',
        shape,
        wished ? on : off,
      )}
    >
      <Heart
        key={String(wished)}
        aria-hidden="true"
        size={size === 44 ? 20 : 22}
        stroke={1.6}
        // Only a press is answered: hearts that are known to be set when the list comes stand still.
        className={wished && pressed ? 'falls' : undefined}
      />
    </button>
  )
}
