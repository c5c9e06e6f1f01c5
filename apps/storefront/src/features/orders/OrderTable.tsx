import { type OrderState, orderStatusTone } from '@pandrop/contract/lifecycle/order'
import { formatUnits } from '@pandrop/money/format'
import { Badge } from '@pandrop/ui/Badge'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { Table } from '@pandrop/ui/Table'
import { attachedText } from '../../attachedText.ts'
import { dayOf, timeOf } from '../../dates.ts'
import { rowsPerPage } from '../../history/usePages.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { skinImage } from '../../pictures.ts'
import { tagText } from '../../tagText.ts'
import type { HistoryLine } from './orderLines.ts'

const Status = ({ status }: { status: OrderState }) => {
  const text = useText()
  return <StatusBadge kind={orderStatusTone(status)} label={text(`order_status_${status}`)} />
}

const Sum = ({ sum, currency }: Pick<HistoryLine, 'sum' | 'currency'>) => (
  <>
    <span className="font-[640]">{formatUnits(sum)}</span> <span className="text-bone-2">{currency}</span>
  </>
)

const ItemFace = ({ orderId, title, picture, quality, type, phase, fade, attachments }: HistoryLine) => {
  const text = useText()
  const attached = attachedText(text, attachments)
  return (
    <span className="flex items-center gap-4">
      <SkinPicture image={skinImage(picture)} quality={quality} size="thumb" className="w-[76px] flex-none" />
      <span className="min-w-0 whitespace-normal">
        <a href={paths.order(orderId)} className="block type-card hover:underline">
          {title || text('orders_item_unknown')}
        </a>
        {phase && <Badge kind="plain">{phase}</Badge>}
        {fade !== undefined && <Badge kind="plain">{text('orders_item_fade', { percent: String(fade) })}</Badge>}
        <span className="block type-meta text-bone-2">
          {[tagText(text, quality), tagText(text, type), attached].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  )
}

const DateAndId = ({ at, orderId }: HistoryLine) => (
  <>
    <span className="block type-mono">{dayOf(at)}</span>
    <span className="block type-mono text-bone-2">#{orderId}</span>
  </>
)

const OrderCard = (line: HistoryLine) => (
  <div className="flex flex-col gap-3">
    <div className="flex items-start justify-between gap-3">
      <span>
        <span className="block type-mono">
          {dayOf(line.at)} {timeOf(line.at)}
        </span>
        <span className="block type-mono text-bone-2">#{line.orderId}</span>
      </span>
      <Status status={line.status} />
    </div>
    <ItemFace {...line} />
    <div className="flex items-baseline justify-between">
      <span className="text-bone-2">× {line.quantity}</span>
      <span>
        <Sum {...line} />
      </span>
    </div>
  </div>
)

interface OrderTableProps {
  lines: readonly HistoryLine[]
  view: 'table' | 'cards'
}

/** Bought items as a table on large screens and as cards on small ones (docs/behaviour/look.md#tables-and-cards). */
export const OrderTable = ({ lines, view }: OrderTableProps) => {
  const text = useText()
  return (
    <Table<HistoryLine>
      caption={text('orders_title')}
      rows={lines}
      rowKey={({ key }) => key}
      rowsMin={rowsPerPage}
      view={view}
      card={(line) => <OrderCard {...line} />}
      columns={[
        { key: 'date', head: text('orders_date'), cell: DateAndId },
        { key: 'time', head: text('orders_time'), cell: ({ at }) => <span className="type-mono">{timeOf(at)}</span> },
        { key: 'item', head: text('orders_item'), cell: ItemFace, className: 'w-full' },
        { key: 'quantity', head: text('orders_quantity'), cell: ({ quantity }) => quantity, align: 'right' },
        { key: 'sum', head: text('orders_sum'), cell: Sum, align: 'right' },
        { key: 'status', head: text('orders_status'), cell: Status },
      ]}
    />
  )
}
