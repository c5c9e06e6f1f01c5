import type * as adjustments from '@pandrop/contract/staff/adjustments'
import type * as customers from '@pandrop/contract/staff/customers'
import { endpoint } from './endpoints.ts'

// Calls of the desk about customers and their balances.

export const listDeskCustomers = endpoint<typeof customers.listDeskCustomers>({
  method: 'GET',
  path: '/staff/customers',
  access: 'staff',
})
export const getDeskCustomer = endpoint<typeof customers.getDeskCustomer>({
  method: 'GET',
  path: '/staff/customers/:id',
  access: 'staff',
})
export const listCustomerStatement = endpoint<typeof customers.listCustomerStatement>({
  method: 'GET',
  path: '/staff/customers/:id/statement',
  access: 'staff',
})
export const listCustomerOrders = endpoint<typeof customers.listCustomerOrders>({
  method: 'GET',
  path: '/staff/customers/:id/orders',
  access: 'staff',
})
export const listCustomerOffers = endpoint<typeof customers.listCustomerOffers>({
  method: 'GET',
  path: '/staff/customers/:id/offers',
  access: 'staff',
})
export const listCustomerDeposits = endpoint<typeof customers.listCustomerDeposits>({
  method: 'GET',
  path: '/staff/customers/:id/deposits',
  access: 'staff',
})
export const blockCustomer = endpoint<typeof customers.blockCustomer>({
  method: 'POST',
  path: '/staff/customers/:id/block',
  access: 'staff',
})
export const unblockCustomer = endpoint<typeof customers.unblockCustomer>({
  method: 'POST',
  path: '/staff/customers/:id/unblock',
  access: 'staff',
})
export const endCustomerSessions = endpoint<typeof customers.endCustomerSessions>({
  method: 'POST',
  path: '/staff/customers/:id/sessions/end',
  access: 'staff',
})
export const setCustomerVerification = endpoint<typeof customers.setCustomerVerification>({
  method: 'POST',
  path: '/staff/customers/:id/verification',
  access: 'staff',
})
export const listAdjustments = endpoint<typeof adjustments.listAdjustments>({
  method: 'GET',
  path: '/staff/adjustments',
  access: 'staff',
})
export const adjustBalance = endpoint<typeof adjustments.adjustBalance>({
  method: 'POST',
  path: '/staff/customers/:id/adjustments',
  access: 'staff',
  idempotent: true,
})
export const approveAdjustment = endpoint<typeof adjustments.approveAdjustment>({
  method: 'POST',
  path: '/staff/adjustments/:id/approve',
  access: 'staff',
})
export const rejectAdjustment = endpoint<typeof adjustments.rejectAdjustment>({
  method: 'POST',
  path: '/staff/adjustments/:id/reject',
  access: 'staff',
})
