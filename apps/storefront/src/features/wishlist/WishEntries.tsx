import type { Wish } from '@pandrop/contract/wishlist'
import { Button } from '@pandrop/ui/Button'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../hooks/useText.ts'
import { wishKey } from './goneWishes.ts'
import { useWishEntries } from './useWishEntries.ts'
import { entryClass, WishEntry } from './WishEntry.tsx'
import { WishlistEmpty } from './WishlistStates.tsx'
import type { WishFace } from './wishFace.ts'

interface WishEntriesProps {
  wishes: readonly Wish[]
  /** how an entry looks */
  faceOf: (wish: Wish) => WishFace
}

/** So many pictures are in sight when the page opens. */
const picturesFirst = 4

/** The customer's entries, newest first, or what to do where there are none. */
export const WishEntries = ({ wishes, faceOf }: WishEntriesProps) => {
  const text = useText()
  const { rows, remove, undo, undoing } = useWishEntries(wishes)
  const [putBack, setPutBack] = useState<string>()
  if (rows.length === 0) return <WishlistEmpty />
  return (
    <ul aria-label={text('wishlist_entries')} className="raised rounded-modal">
      {rows.map(({ wish, gone }, index) => {
        const key = wishKey(wish)
        if (gone) {
          const undoThis = async () => {
            if (await undo(wish)) setPutBack(key)
          }
          return <GoneEntry key={`gone ${key}`} wish={wish} running={undoing === key} onUndo={() => void undoThis()} />
        }
        return (
          <WishEntry
            key={key}
            wish={wish}
            face={faceOf(wish)}
            focused={putBack === key}
            priority={index < picturesFirst}
            onRemove={() => {
              setPutBack(undefined)
              remove(wish)
            }}
          />
        )
      })}
    </ul>
  )
}

interface GoneEntryProps {
  wish: Wish
  /** it is being put back */
  running: boolean
  onUndo: () => void
}

/** What is left of a removed entry until the page is left: the way back. It takes the focus that its button had. */
const GoneEntry = ({ wish, running, onUndo }: GoneEntryProps) => {
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
