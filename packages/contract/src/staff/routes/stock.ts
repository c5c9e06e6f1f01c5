import { route } from '../../call.ts'

export const getStockReport = route('GET', '/staff/stock', 'staff')
