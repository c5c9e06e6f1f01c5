import type { Item, ItemDetails } from '@pandrop/contract/item'
import { classNames } from '@pandrop/ui/classNames'
import { WearRail } from '@pandrop/ui/WearRail'
import { exteriorCode, wholeFloat } from '@pandrop/ui/wear'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { paths } from '../../../paths.ts'
import { tagText } from '../../../tagText.ts'
import type { ItemButtons } from '../ItemCard.tsx'
import { seedPath } from './seedPath.ts'

interface CopyTableProps {
  /** the copy on the page, to which the others are compared */
  item: ItemDetails
  copies: readonly Item[]
  caption: string
  buttons: ItemButtons
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

/** Where the float lies, for the eye alone: the figure above it says it. */
const Rail = ({ copy: { exterior, float } }: { copy: Item }) => {
  const code = exteriorCode(exterior)
  if (code === undefined || float === null) return null
  return (
    <span aria-hidden="true" className="mt-1.5 mb-1 block max-w-[180px]">
      <WearRail exterior={code} float={float} label="" size="bare" />
    </span>
  )
}

/** The paint seed, which leads to all copies of the finish that have it. */
const Seed = ({ copy }: { copy: Item }) =>
  copy.paint_seed !== null && (
    <a href={seedPath(copy, copy.paint_seed)} className="-my-2 inline-block py-2 text-link">
      {copy.paint_seed}
    </a>
  )

const CopyRow = ({ item, copy, buttons }: Omit<CopyTableProps, 'copies' | 'caption'> & { copy: Item }) => {
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
            <Rail copy={copy} />
            <span className={small}>{kind}</span>
            <span className={small}>
              {text('item_paint_seed')} <Seed copy={copy} />
            </span>
          </>
        )}
      </th>
      {painted && <td className={wideCell}>{kind}</td>}
      {painted && (
        <td className={classNames(wideCell, 'type-mono text-[13px]/5')}>
          <Seed copy={copy} />
        </td>
      )}
      <td className={classNames(cell, 'text-right whitespace-nowrap')}>
        <span className="block font-[640]">{format(copy.price)}</span>
        <span className={small}>{difference}</span>
      </td>
      <td className={classNames(wideCell, 'text-right whitespace-nowrap text-bone-1')}>{difference}</td>
      <td className={classNames(cell, 'w-px')}>
        <span className="flex items-center gap-1 compact:flex-col">
          {!own && buttons.wish(copy)}
          <span className="block size-10">{!own && buttons.cart(copy)}</span>
        </span>
      </td>
    </tr>
  )
}

type Column = 'float' | 'price'

/** By which column copies stand, and whether the highest comes first. */
interface Order {
  by: Column
  isDown: boolean
}

interface SortHeadProps {
  column: Column
  order: Order
  onSort: (order: Order) => void
  className: string
  children: ReactNode
}

/** The name of a column, which sorts by it; once more turns the order round. */
const SortHead = ({ column, order, onSort, className, children }: SortHeadProps) => {
  const isOn = order.by === column
  const Arrow = order.isDown ? IconArrowDown : IconArrowUp
  return (
    <th
      scope="col"
      aria-sort={isOn ? (order.isDown ? 'descending' : 'ascending') : undefined}
      className={classNames(cell, 'py-0', className)}
    >
      <button
        type="button"
        onClick={() => onSort({ by: column, isDown: isOn && !order.isDown })}
        className={classNames(
          'inline-flex h-10 items-center gap-1 type-label whitespace-nowrap hover:text-bone-0',
          isOn ? 'text-bone-0' : 'text-bone-2',
        )}
      >
        {children}
        <Arrow aria-hidden="true" size={14} stroke={1.75} className={isOn ? undefined : 'opacity-0'} />
      </button>
    </th>
  )
}

const Head = ({ painted, ...sorting }: { painted: boolean } & Pick<SortHeadProps, 'order' | 'onSort'>) => {
  const text = useText()
  const head = 'type-label whitespace-nowrap text-bone-2'
  return (
    <thead>
      <tr>
        {painted ? (
          <SortHead {...sorting} column="float" className="text-left">
            {text('item_float')}
          </SortHead>
        ) : (
          <th scope="col" className={classNames(cell, head, 'text-left')}>
            {text('details_variant')}
          </th>
        )}
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
        <SortHead {...sorting} column="price" className="text-right">
          {text('details_price')}
        </SortHead>
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

/** Equal ones stay by float, as they came. */
const sorted = (copies: readonly Item[], { by, isDown }: Order): Item[] =>
  copies.toSorted((one, other) => ((one[by] ?? 0) - (other[by] ?? 0)) * (isDown ? -1 : 1))

/**
 * Copies of one finish side by side, by float or price; narrow screens put exterior, seed and difference below float
 * and price.
 */
export const CopyTable = ({ item, copies, caption, buttons }: CopyTableProps) => {
  const isPainted = item.float !== null
  const [order, setOrder] = useState<Order>({ by: isPainted ? 'float' : 'price', isDown: false })
  return (
    <div className="raised overflow-hidden rounded-card">
      <table className="w-full border-collapse text-[14px]/5">
        <caption className="sr-only">{caption}</caption>
        <Head painted={isPainted} order={order} onSort={setOrder} />
        <tbody>
          {sorted(copies, order).map((copy) => (
            <CopyRow key={copy.id} item={item} copy={copy} buttons={buttons} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
