import type * as sales from '@pandrop/contract/staff/sales'
import type * as search from '@pandrop/contract/staff/search'
import type * as today from '@pandrop/contract/staff/today'
import { endpoint } from './endpoints.ts'

export const getToday = endpoint<typeof today.getToday>({ method: 'GET', path: '/staff/today', access: 'staff' })
export const latestOrders = endpoint<typeof today.latestOrders>({
  method: 'GET',
  path: '/staff/today/orders',
  access: 'staff',
})
export const getDeskCounts = endpoint<typeof today.getDeskCounts>({
  method: 'GET',
  path: '/staff/counts',
  access: 'staff',
})
export const getSales = endpoint<typeof sales.getSales>({ method: 'GET', path: '/staff/sales', access: 'staff' })
export const getLiabilities = endpoint<typeof sales.getLiabilities>({
  method: 'GET',
  path: '/staff/liabilities',
  access: 'staff',
})
export const searchDesk = endpoint<typeof search.searchDesk>({
  method: 'GET',
  path: '/staff/search',
  access: 'staff',
})
