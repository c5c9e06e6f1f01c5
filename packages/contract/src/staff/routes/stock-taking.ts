import { route } from '../../call.ts'

export const getStockTaking = route('GET', '/staff/stock-taking', 'staff')
export const countStock = route('POST', '/staff/stock-taking', 'staff')
export const listStockFindings = route('GET', '/staff/stock-taking/findings', 'staff')
export const addFoundItems = route('POST', '/staff/stock-taking/items', 'staff')
export const takeFindingStep = route('POST', '/staff/stock-taking/findings/:id/steps', 'staff')
