import { isInStock, isReserved } from '@pandrop/contract/lifecycle/item'
import type { StaffItemRow } from '@pandrop/contract/staff/items'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { formatFloat } from '@pandrop/ui/wear'
import { showEuro } from '../../format.ts'
import { skinImage } from '../../pictures.ts'
import type { Column } from '../../table/columns.ts'
import { attachedInFew } from '../../texts/attachments.ts'
import { itemListTexts as texts } from '../../texts/items.ts'
import { Margin, Nothing } from '../../ui/Margin.tsx'
import { ReducedPrice } from '../../ui/ReducedPrice.tsx'
import { ItemStateMark } from './ItemStateMark.tsx'

const names = texts.columns

const dayMilliseconds = 86_400_000

/** Whole days since a moment; negative before it. */
export const daysSince = (at: string, now: number): number => {
  const days = (now - Date.parse(at)) / dayMilliseconds
  return days >= 0 ? Math.floor(days) : -Math.ceil(-days)
}

const Days = ({ state, listed_at: at }: StaffItemRow) =>
  isInStock(state) || isReserved(state) ? texts.days(daysSince(at, Date.now())) : <Nothing />

const copyOf = ({ float, paint_seed: seed }: StaffItemRow) =>
  float === null ? <Nothing /> : `${formatFloat(float, 6)} · ${seed ?? 0}`

/** The columns of the list, least needed ones only where there is room. */
export const itemColumns: readonly Column<StaffItemRow>[] = [
  {
    id: 'picture',
    header: names.picture,
    headerHidden: true,
    cell: ({ img, rarity }) => (
      <SkinPicture image={skinImage(img)} quality={rarity} size="thumb" className="-my-1.5 w-[60px]" />
    ),
    className: 'w-[84px] pr-0!',
  },
  {
    id: 'title',
    header: names.title,
    cell: ({ title, phase, attachments }) => (
      <>
        {title}
        {phase && <span className="text-bone-2"> {phase}</span>}
        {attachments && <span className="text-bone-2"> · {attachedInFew(attachments)}</span>}
      </>
    ),
    grow: true,
  },
  { id: 'copy', header: names.copy, cell: copyOf, mono: true, muted: true, from: 1024 },
  {
    id: 'price',
    header: names.price,
    cell: ({ price, old_price: old }) => <ReducedPrice price={price} old={old} />,
    align: 'right',
  },
  {
    id: 'cost',
    header: names.cost,
    cell: ({ cost }) => (cost === null ? <Nothing label={texts.unknown} /> : showEuro(cost)),
    align: 'right',
    from: 640,
  },
  {
    id: 'margin',
    header: names.margin,
    cell: (row) => <Margin percent={row.margin_percent} />,
    align: 'right',
    from: 640,
  },
  {
    id: 'reference',
    header: names.reference,
    cell: (row) => texts.signedPercent(row.against_reference_percent),
    align: 'right',
    muted: true,
    from: 1280,
  },
  { id: 'days', header: names.days, cell: (row) => <Days {...row} />, align: 'right', muted: true, from: 1280 },
  {
    id: 'account',
    header: names.account,
    cell: ({ account }) => account?.label ?? <Nothing />,
    className: 'max-w-32 truncate',
    from: 1440,
  },
  { id: 'state', header: names.state, cell: (row) => <ItemStateMark item={row} />, from: 640 },
]
