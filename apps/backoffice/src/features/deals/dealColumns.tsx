import type { StaffDealRow } from '@pandrop/contract/staff/deals'
import { percentOff } from '@pandrop/contract/staff/together'
import { showEuro, showMoment } from '../../format.ts'
import type { Column } from '../../table/columns.ts'
import { dealTexts as texts } from '../../texts/deals.ts'
import { togetherTexts } from '../../texts/together.ts'
import { DealBadge } from './DealBadge.tsx'

const offText = ({ price, sum }: StaffDealRow): string => togetherTexts.percent(percentOff(price, sum))

/** A deal in lists, whoever's it is. */
export const dealColumns: readonly Column<StaffDealRow>[] = [
  { id: 'deal', header: texts.deal, cell: ({ id }) => `#${id}`, mono: true },
  { id: 'customer', header: texts.customer, cell: ({ customer }) => customer.name },
  { id: 'items', header: texts.items, cell: ({ titles }) => titles.join(', '), grow: true, muted: true, from: 640 },
  { id: 'sum', header: texts.sum, align: 'right', cell: ({ sum }) => showEuro(sum), from: 1024 },
  { id: 'off', header: texts.off, align: 'right', cell: offText, from: 1280 },
  { id: 'price', header: texts.price, align: 'right', cell: ({ price }) => showEuro(price) },
  { id: 'until', header: texts.until, cell: (deal) => showMoment(deal.expires_at), mono: true, from: 1024 },
  { id: 'state', header: texts.state, cell: ({ state }) => <DealBadge state={state} /> },
]
