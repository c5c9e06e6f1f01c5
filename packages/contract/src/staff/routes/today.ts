import { route } from '../../call.ts'

export const getToday = route('GET', '/staff/today', 'staff')
export const latestOrders = route('GET', '/staff/today/orders', 'staff')
export const getStaffCounts = route('GET', '/staff/counts', 'staff')

export const getSales = route('GET', '/staff/sales', 'staff')
export const getLiabilities = route('GET', '/staff/liabilities', 'staff')

export const searchBackOffice = route('GET', '/staff/search', 'staff')
