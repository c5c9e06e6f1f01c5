import type { Item, ItemDetails } from '@pandrop/contract/item'
import { classNames } from '@pandrop/ui/classNames'
import { exteriorCode, wholeFloat } from '@pandrop/ui/wear'
import type { ReactNode } from 'react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { paths } from '../../../paths.ts'
import { tagText } from '../../../tagText.ts'

interface CopyTableProps {
  /** the copy on the page, to which the others are compared */
  item: ItemDetails
  copies: readonly Item[]
  caption: string
  /** draws an item's cart button */
  cartButton: (item: Item) => ReactNode
}

/** "€12.30 more", seen from the copy on the page. */
const useDifference = ({ id, price }: Item) => {
  const text = useText()
  const { format } = usePrices()
  return (other: Item): string => {
    if (other.id === id) return text('details_same_this')
    if (other.price === price) return text('details_same_equal')
    const amount = format(Math.abs(other.price - price))
    return text(other.price > price ? 'details_same_dearer' : 'details_same_cheaper', { amount })
  }
}

/** Exterior and special variant of a copy; of a vanilla knife only the variant. */
const useKind = () => {
  const text = useText()
  return ({ exterior, variant }: Item): string => {
    const words = [exteriorCode(exterior) ? exterior : '', variant === 'normal' ? '' : variant].filter(Boolean)
    return words.map((tag) => tagText(text, tag)).join(' · ') || text('details_variant_normal')
  }
}

const cell = 'px-2 py-2.5 first:pl-4 last:pr-4 sm:px-4'
const wideCell = classNames(cell, 'narrow:hidden')
const small = 'block type-meta text-bone-2 wide:hidden'

const CopyRow = ({ item, copy, cartButton }: Omit<CopyTableProps, 'copies' | 'caption'> & { copy: Item }) => {
  const text = useText()
  const { format } = usePrices()
  const kind = useKind()(copy)
  const difference = useDifference(item)(copy)
  const own = copy.id === item.id
  const painted = copy.float !== null
  const name = painted ? wholeFloat(copy.float ?? 0) : kind
  const font = painted ? 'type-mono text-[13px]/5' : ''
  return (
    <tr
      aria-current={own || undefined}
      className={classNames('border-t border-line', own ? 'bg-ink-2' : 'transition-colors hover:bg-ink-2')}
    >
      <th scope="row" className={classNames(cell, 'text-left font-[440]')}>
        {own ? (
          <span className={font}>{name}</span>
        ) : (
          <a href={paths.item(copy)} className={classNames('-my-2.5 block py-2.5 text-link', font)}>
            {name}
          </a>
        )}
        {painted && (
          <>
            <span className={small}>{kind}</span>
            <span className={small}>
              {text('item_paint_seed')} {copy.paint_seed}
            </span>
          </>
        )}
      </th>
      {painted && <td className={wideCell}>{kind}</td>}
      {painted && <td className={classNames(wideCell, 'type-mono text-[13px]/5')}>{copy.paint_seed}</td>}
      <td className={classNames(cell, 'text-right whitespace-nowrap')}>
        <span className="block font-[640]">{format(copy.price)}</span>
        <span className={small}>{difference}</span>
      </td>
      <td className={classNames(wideCell, 'text-right whitespace-nowrap text-bone-1')}>{difference}</td>
      <td className={classNames(cell, 'w-px')}>
        <span className="block size-10">{!own && cartButton(copy)}</span>
      </td>
    </tr>
  )
}

const Head = ({ painted }: { painted: boolean }) => {
  const text = useText()
  const head = 'type-label whitespace-nowrap text-bone-2'
  return (
    <thead>
      <tr>
        <th scope="col" className={classNames(cell, head, 'text-left')}>
          {text(painted ? 'item_float' : 'details_variant')}
        </th>
        {painted && (
          <>
            <th scope="col" className={classNames(wideCell, head, 'text-left')}>
              {text('filter_exterior')}
            </th>
            <th scope="col" className={classNames(wideCell, head, 'text-left')}>
              {text('item_paint_seed')}
            </th>
          </>
        )}
        <th scope="col" className={classNames(cell, head, 'text-right')}>
          {text('details_price')}
        </th>
        <th scope="col" className={classNames(wideCell, head, 'text-right')}>
          {text('details_difference')}
        </th>
        <th scope="col" className={cell}>
          <span className="sr-only">{text('details_cart')}</span>
        </th>
      </tr>
    </thead>
  )
}

/** Copies of one finish side by side; narrow screens put exterior, seed and difference below float and price. */
export const CopyTable = ({ item, copies, caption, cartButton }: CopyTableProps) => (
  <div className="raised overflow-hidden rounded-card">
    <table className="w-full border-collapse text-[14px]/5">
      <caption className="sr-only">{caption}</caption>
      <Head painted={item.float !== null} />
      <tbody>
        {copies.map((copy) => (
          <CopyRow key={copy.id} item={item} copy={copy} cartButton={cartButton} />
        ))}
      </tbody>
    </table>
  </div>
)
