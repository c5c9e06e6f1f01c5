import { route } from '../../call.ts'

export const listStaffPayments = route('GET', '/staff/payments', 'staff')
export const countStaffPayments = route('GET', '/staff/payments/counts', 'staff')
export const getStaffPayment = route('GET', '/staff/payments/:id', 'staff')
export const refundHeldPayment = route('POST', '/staff/payments/:id/refund-held', 'staff')
export const refundDeposit = route('POST', '/staff/payments/:id/refund-deposit', 'staff')
export const releaseDispute = route('POST', '/staff/disputes/:id/release', 'staff')
export const seeForeignRefund = route('POST', '/staff/refunds/:id/seen', 'staff')
