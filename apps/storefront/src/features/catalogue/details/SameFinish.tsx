import type { ItemDetails } from '@pandrop/contract/item'
import { Button } from '@pandrop/ui/Button'
import { useState } from 'react'
import { useText } from '../../../hooks/useText.ts'
import type { ItemButtons } from '../ItemCard.tsx'
import { CopyTable } from './CopyTable.tsx'
import { byFloat, nearestCopies } from './nearest.ts'

interface SameFinishProps {
  item: ItemDetails
  buttons: ItemButtons
}

/** Copies shown before somebody asks for all. */
const copiesMax = 6

/** Other copies of the finish with float, seed, price and what they cost more or less; nothing where there is none. */
export const SameFinish = ({ item, buttons }: SameFinishProps) => {
  const text = useText()
  const [all, showAll] = useState(false)
  const copies = item.same_finish
  if (copies.length === 0) return null
  const painted = item.float !== null
  const title = text(painted ? 'details_same_title' : 'details_same_plain_title')
  const shown = all ? copies : nearestCopies(item, copies, copiesMax)
  return (
    <section aria-labelledby="same-finish">
      <h2 id="same-finish" className="type-h2">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-[14px]/5 text-bone-2">
        {text(painted ? 'details_same_text' : 'details_same_plain_text')}
      </p>
      <CopyTable
        item={item}
        copies={byFloat(item.state === 'sold' ? shown : [item, ...shown])}
        caption={title}
        buttons={buttons}
      />
      {!all && copies.length > copiesMax && (
        <Button kind="secondary" size={40} onClick={() => showAll(true)} className="mt-4">
          {text('details_same_all', { count: copies.length })}
        </Button>
      )}
    </section>
  )
}
