import { formatUnits } from '@pandrop/money/format'
import { Badge } from '@pandrop/ui/Badge'
import { classNames } from '@pandrop/ui/classNames'
import { Panel } from '@pandrop/ui/Panel'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { WearRail } from '@pandrop/ui/WearRail'
import { exteriorCode, wholeFloat } from '@pandrop/ui/wear'
import { AttachedList } from '../../AttachedList.tsx'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { skinImage } from '../../pictures.ts'
import { tagText } from '../../tagText.ts'
import { Amount } from './Amount.tsx'
import type { Order } from './orderParts.ts'

/** Digits of a float that traders tell copies apart by. */
const floatDigits = 6

type Line = Order['lines'][number]

const withCurrency = (units: number, currency: string): string => `${formatUnits(units)} ${currency}`

/** What was taken off a line and what of it went back. */
const LineNotes = ({ line: { discount, refunded, sum }, currency }: { line: Line; currency: string }) => {
  const text = useText()
  return (
    <>
      {discount > 0 && (
        <span className="block type-meta text-bone-2">
          {text('order_item_discount', { sum: withCurrency(discount, currency) })}
        </span>
      )}
      {refunded > 0 && (
        <span className="block type-meta text-warn">
          {refunded === sum
            ? text('order_item_refunded')
            : text('order_item_partly_refunded', { sum: withCurrency(refunded, currency) })}
        </span>
      )}
    </>
  )
}

/** Which copy it is: where its float lies, and its paint seed. */
const Copy = ({ line: { exterior, float, paint_seed: seed } }: { line: Line }) => {
  const text = useText()
  const code = exteriorCode(exterior)
  if (code === undefined || float === null) return null
  const label = text('card_wear', { exterior: tagText(text, exterior), float: wholeFloat(float) })
  return (
    <>
      <WearRail exterior={code} float={float} digits={floatDigits} label={label} className="mt-1.5 max-w-[260px]" />
      <span className="block type-meta text-bone-2">{text('order_item_seed', { seed: String(seed) })}</span>
    </>
  )
}

const ItemRow = ({ line, currency }: { line: Line; currency: string }) => {
  const text = useText()
  return (
    <li
      className={classNames(
        'flex gap-4 py-3 shadow-[inset_0_1px_0_var(--color-line)] first:shadow-none',
        line.attachments ? 'items-start' : 'items-center',
      )}
    >
      <SkinPicture
        image={skinImage(line.img_url)}
        quality={line.item_quality}
        size="thumb"
        faded={line.refunded === line.sum && line.sum > 0}
        className="w-[76px] flex-none"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 flex-[1_1_180px]">
          <a href={paths.item({ id: line.item_id })} className="block type-card break-words hover:underline">
            {line.title || text('orders_item_unknown')}
          </a>
          {line.phase && <Badge kind="plain">{line.phase}</Badge>}
          {line.fade !== undefined && (
            <Badge kind="plain">{text('orders_item_fade', { percent: String(line.fade) })}</Badge>
          )}
          <span className="block type-meta text-bone-2">
            {tagText(text, line.item_quality)} · {tagText(text, line.item_type)}
          </span>
          <Copy line={line} />
          {line.attachments && (
            <span className="mt-2 block">
              <AttachedList attachments={line.attachments} />
            </span>
          )}
        </span>
        <span className="text-right compact:text-left">
          <Amount units={line.sum} currency={currency} />
          <LineNotes line={line} currency={currency} />
        </span>
      </span>
    </li>
  )
}

/** What was bought. */
export const OrderItems = ({ order: { lines, currency } }: { order: Order }) => {
  const text = useText()
  return (
    <Panel title={text('order_items')}>
      <ul className="-my-3">
        {lines.map((line) => (
          <ItemRow key={line.item_id} line={line} currency={currency} />
        ))}
      </ul>
    </Panel>
  )
}
