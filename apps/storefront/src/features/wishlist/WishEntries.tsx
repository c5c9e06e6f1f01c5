import type { Wish } from '@pandrop/contract/wishlist'
import { useState } from 'react'
import { useText } from '../../hooks/useText.ts'
import { GoneEntry } from './GoneEntry.tsx'
import { wishKey } from './goneWishes.ts'
import { useWishEntries } from './useWishEntries.ts'
import { WishEntry } from './WishEntry.tsx'
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
