import { purchaseHistoryQuery } from '@pandrop/api-client/customer-queries'
import { buttonClass } from '@pandrop/ui/Button'
import { SegmentedSwitch } from '@pandrop/ui/SegmentedSwitch'
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryFrame } from '../../history/HistoryFrame.tsx'
import { HistoryPages } from '../../history/HistoryPages.tsx'
import { usePages } from '../../history/usePages.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { OrderTable } from './OrderTable.tsx'
import { flattenOrders, type HistoryLine } from './orderLines.ts'

type View = 'table' | 'cards'

const Lines = ({ lines }: { lines: HistoryLine[] }) => {
  const text = useText()
  const [view, setView] = useState<View>('table')
  const { page, pages, shown, turn } = usePages(lines)
  const options = [
    { value: 'table' as const, label: text('orders_view_table'), icon: <IconLayoutList size={18} stroke={1.6} /> },
    { value: 'cards' as const, label: text('orders_view_cards'), icon: <IconLayoutGrid size={18} stroke={1.6} /> },
  ]
  return (
    <>
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <p className="text-bone-2">{text('orders_count', { count: lines.length })}</p>
        <SegmentedSwitch<View>
          className="narrow:hidden"
          label={text('orders_view')}
          options={options}
          value={view}
          onChange={setView}
        />
      </div>
      <OrderTable lines={shown} view={view} />
      <HistoryPages page={page} pages={pages} onTurn={turn} />
    </>
  )
}

/** What the customer bought, newest first (docs/behaviour/pages.md#order-history). */
export const OrderHistory = () => {
  const text = useText()
  const reading = useQuery({ ...purchaseHistoryQuery(useApi()), select: flattenOrders })
  const toStore = (
    <a href={paths.products()} className={buttonClass()}>
      {text('orders_none_action')}
    </a>
  )
  return (
    <HistoryFrame
      reading={reading}
      failedTitle={text('orders_failed')}
      empty={{ title: text('orders_none'), text: text('orders_none_text'), action: toStore }}
    >
      {(lines) => <Lines lines={lines} />}
    </HistoryFrame>
  )
}
