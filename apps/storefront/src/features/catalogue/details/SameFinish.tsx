import type { Item, ItemDetails } from '@pandrop/contract/item'
import { Button } from '@pandrop/ui/Button'
import { classNames } from '@pandrop/ui/classNames'
import { exteriorCode, wholeFloat } from '@pandrop/ui/wear'
import { type ReactNode, useState } from 'react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { paths } from '../../../paths.ts'
import { tagText } from '../tagText.ts'
import { byFloat, nearestCopies } from './nearest.ts'

interface SameFinishProps {
  item: ItemDetails
  /** draws an item's cart button */
  cartButton: (item: Item) => ReactNode
}

/** Copies shown before somebody asks for all. */
const copiesMax = 6

/** "€12.30 more", seen from the copy on the page. */
const useDifference = ({ price }: Item) => {
  const text = useText()
  const { format } = usePrices()
  return (other: Item): string => {
    if (other.price === price) return text('details_same_equal')
    const amount = format(Math.abs(other.price - price))
    return text(other.price > price ? 'details_same_dearer' : 'details_same_cheaper', { amount })
  }
}

/** Exterior and special variant of a copy; of a vanilla knife only the variant. */
const useKind = () => {
  const text = useText()
  return ({ exterior, variant }: Item): string =>
    [exteriorCode(exterior) && tagText(text, exterior), variant !== 'normal' && tagText(text, variant)]
      .filter(Boolean)
      .join(' · ') || text('card_not_painted')
}

const cell = 'px-2 py-2.5 first:pl-4 last:pr-4 sm:px-4'
const wideCell = classNames(cell, 'narrow:hidden')

interface CopyRowProps extends SameFinishProps {
  copy: Item
}

const CopyRow = ({ item, copy, cartButton }: CopyRowProps) => {
  const text = useText()
  const { format } = usePrices()
  const kind = useKind()(copy)
  const difference = useDifference(item)(copy)
  const own = copy.id === item.id
  const float = copy.float === null ? kind : wholeFloat(copy.float)
  return (
    <tr
      aria-current={own || undefined}
      className={classNames('border-t border-line', own ? 'bg-ink-2' : 'transition-colors hover:bg-ink-2')}
    >
      <th scope="row" className={classNames(cell, 'text-left font-[440]')}>
        {own ? (
          <span className="type-mono text-[13px]/5">{float}</span>
        ) : (
          <a href={paths.item(copy)} className="-my-2.5 block py-2.5 type-mono text-[13px]/5 text-link">
            {float}
          </a>
        )}
        <span className="block type-meta text-bone-2 wide:hidden">{copy.float !== null && kind}</span>
        {copy.paint_seed !== null && (
          <span className="block type-meta text-bone-2 wide:hidden">
            {text('item_paint_seed')} {copy.paint_seed}
          </span>
        )}
      </th>
      <td className={wideCell}>{kind}</td>
      <td className={classNames(wideCell, 'type-mono text-[13px]/5')}>{copy.paint_seed}</td>
      <td className={classNames(cell, 'text-right whitespace-nowrap')}>
        <span className="block font-[640]">{format(copy.price)}</span>
        <span className="block type-meta text-bone-2 wide:hidden">{own ? text('details_same_this') : difference}</span>
      </td>
      <td className={classNames(wideCell, 'text-right whitespace-nowrap text-bone-1')}>
        {own ? text('details_same_this') : difference}
      </td>
      <td className={cell}>
        <span className="block size-10">{!own && cartButton(copy)}</span>
      </td>
    </tr>
  )
}

const Head = () => {
  const text = useText()
  const head = classNames(cell, 'type-label whitespace-nowrap text-bone-2')
  return (
    <thead>
      <tr>
        <th scope="col" className={classNames(head, 'text-left')}>
          {text('item_float')}
        </th>
        <th scope="col" className={classNames(head, 'text-left narrow:hidden')}>
          {text('filter_exterior')}
        </th>
        <th scope="col" className={classNames(head, 'text-left narrow:hidden')}>
          {text('item_paint_seed')}
        </th>
        <th scope="col" className={classNames(head, 'text-right')}>
          {text('details_price')}
        </th>
        <th scope="col" className={classNames(head, 'text-right narrow:hidden')}>
          {text('details_difference')}
        </th>
        <th scope="col" className={head}>
          <span className="sr-only">{text('details_cart')}</span>
        </th>
      </tr>
    </thead>
  )
}

/** Other copies of the finish with float, seed, price and what they cost more or less; nothing where there is none. */
export const SameFinish = ({ item, cartButton }: SameFinishProps) => {
  const text = useText()
  const [all, showAll] = useState(false)
  const copies = item.same_finish
  if (copies.length === 0) return null
  const shown = all ? copies : nearestCopies(item, copies, copiesMax)
  const rows = item.state === 'sold' ? byFloat(shown) : byFloat([item, ...shown])
  return (
    <section aria-labelledby="same-finish">
      <h2 id="same-finish" className="type-h2">
        {text('details_same_title')}
      </h2>
      <p className="mt-1 text-[14px]/5 text-bone-2">{text('details_same_text')}</p>
      <div className="raised mt-5 overflow-hidden rounded-card">
        <table className="w-full border-collapse text-[14px]/5">
          <caption className="sr-only">{text('details_same_title')}</caption>
          <Head />
          <tbody>
            {rows.map((copy) => (
              <CopyRow key={copy.id} item={item} copy={copy} cartButton={cartButton} />
            ))}
          </tbody>
        </table>
      </div>
      {!all && copies.length > copiesMax && (
        <Button kind="secondary" size={40} onClick={() => showAll(true)} className="mt-4">
          {text('details_same_all', { count: copies.length })}
        </Button>
      )}
    </section>
  )
}
