import { route } from '../../call.ts'

export const listStaffDeals = route('GET', '/staff/deals', 'staff')
export const getStaffDeal = route('GET', '/staff/deals/:id', 'staff')
export const createDeal = route('POST', '/staff/deals', 'staff', { idempotent: true })
export const withdrawDeal = route('POST', '/staff/deals/:id/withdraw', 'staff')
