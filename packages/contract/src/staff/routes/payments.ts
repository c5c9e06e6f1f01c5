import { route } from '../../call.ts'

export const listDeskPayments = route('GET', '/staff/payments', 'staff')
export const countDeskPayments = route('GET', '/staff/payments/counts', 'staff')
export const getDeskPayment = route('GET', '/staff/payments/:id', 'staff')
export const refundHeldPayment = route('POST', '/staff/payments/:id/refund-held', 'staff')
export const refundDeskDeposit = route('POST', '/staff/payments/:id/refund-deposit', 'staff')
export const releaseDeskDispute = route('POST', '/staff/disputes/:id/release', 'staff')
export const seeDeskRefund = route('POST', '/staff/refunds/:id/seen', 'staff')
