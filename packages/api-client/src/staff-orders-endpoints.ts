import type * as orders from '@pandrop/contract/staff/orders'
import type * as proposals from '@pandrop/contract/staff/proposals'
import { endpoint } from './endpoints.ts'

// Calls of the desk about orders.

export const listDeskOrders = endpoint<typeof orders.listDeskOrders>({
  method: 'GET',
  path: '/staff/orders',
  access: 'staff',
})
export const getDeskOrder = endpoint<typeof orders.getDeskOrder>({
  method: 'GET',
  path: '/staff/orders/:id',
  access: 'staff',
})
export const recordDeskTradeSent = endpoint<typeof orders.recordDeskTradeSent>({
  method: 'POST',
  path: '/staff/orders/:id/trade-sent',
  access: 'staff',
})
export const recordDeskTradeDeclined = endpoint<typeof orders.recordDeskTradeDeclined>({
  method: 'POST',
  path: '/staff/orders/:id/trade-declined',
  access: 'staff',
})
export const recordDeskDelivered = endpoint<typeof orders.recordDeskDelivered>({
  method: 'POST',
  path: '/staff/orders/:id/delivered',
  access: 'staff',
})
export const completeDeskOrder = endpoint<typeof orders.completeDeskOrder>({
  method: 'POST',
  path: '/staff/orders/:id/completed',
  access: 'staff',
})
export const cancelDeskOrder = endpoint<typeof orders.cancelDeskOrder>({
  method: 'POST',
  path: '/staff/orders/:id/cancel',
  access: 'staff',
})
export const reverseDeskOrder = endpoint<typeof orders.reverseDeskOrder>({
  method: 'POST',
  path: '/staff/orders/:id/reverse',
  access: 'staff',
})
export const refundDeskOrder = endpoint<typeof orders.refundDeskOrder>({
  method: 'POST',
  path: '/staff/orders/:id/refund',
  access: 'staff',
  idempotent: true,
})
export const moveDeskRefund = endpoint<typeof orders.moveDeskRefund>({
  method: 'POST',
  path: '/staff/refunds/:id/to-balance',
  access: 'staff',
})
export const listMoneyProposals = endpoint<typeof proposals.listMoneyProposals>({
  method: 'GET',
  path: '/staff/money-proposals',
  access: 'staff',
})
export const approveMoneyProposal = endpoint<typeof proposals.approveMoneyProposal>({
  method: 'POST',
  path: '/staff/money-proposals/:id/approve',
  access: 'staff',
})
export const declineMoneyProposal = endpoint<typeof proposals.declineMoneyProposal>({
  method: 'POST',
  path: '/staff/money-proposals/:id/decline',
  access: 'staff',
})
