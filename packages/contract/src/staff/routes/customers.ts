import { route } from '../../call.ts'

export const listCustomers = route('GET', '/staff/customers', 'staff')
export const getCustomer = route('GET', '/staff/customers/:id', 'staff')
export const listCustomerStatement = route('GET', '/staff/customers/:id/statement', 'staff')
export const getAccountStatement = route('GET', '/staff/customers/:id/account-statement', 'staff')
export const listCustomerOrders = route('GET', '/staff/customers/:id/orders', 'staff')
export const listCustomerOffers = route('GET', '/staff/customers/:id/offers', 'staff')
export const listCustomerDeposits = route('GET', '/staff/customers/:id/deposits', 'staff')
export const blockCustomer = route('POST', '/staff/customers/:id/block', 'staff')
export const unblockCustomer = route('POST', '/staff/customers/:id/unblock', 'staff')
export const endCustomerSessions = route('POST', '/staff/customers/:id/sessions/end', 'staff')
export const setCustomerVerification = route('POST', '/staff/customers/:id/verification', 'staff')

export const listAdjustments = route('GET', '/staff/adjustments', 'staff')
export const adjustBalance = route('POST', '/staff/customers/:id/adjustments', 'staff', { idempotent: true })
export const approveAdjustment = route('POST', '/staff/adjustments/:id/approve', 'staff')
export const rejectAdjustment = route('POST', '/staff/adjustments/:id/reject', 'staff')
