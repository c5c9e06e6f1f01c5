import type { Wish } from '@pandrop/contract/wishlist'
import { Button } from '@pandrop/ui/Button'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../hooks/useText.ts'
import { entryClass } from './WishEntry.tsx'

interface GoneEntryProps {
  wish: Wish
  /** it is being put back */
  running: boolean
  onUndo: () => void
}

/** What is left of a removed entry until the page is left: the way back. It takes the focus that its button had. */
export const GoneEntry = ({ wish, running, onUndo }: GoneEntryProps) => {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <li className={`${entryClass} rises flex flex-wrap items-center justify-between gap-x-4 gap-y-2`}>
      <p className="min-w-0 flex-1 basis-48 text-[14px]/5 wrap-anywhere text-bone-2">
        {text('wishlist_removed', { title: wish.title })}
      </p>
      <Button
        ref={button}
        kind="secondary"
        size={40}
        loading={running}
        aria-label={text('wishlist_undo_label', { title: wish.title })}
        icon={<IconArrowBackUp aria-hidden="true" size={18} stroke={1.6} />}
        onClick={onUndo}
      >
        {text('wishlist_undo')}
      </Button>
    </li>
  )
}
