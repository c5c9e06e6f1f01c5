import { route } from '../../call.ts'

export const listDeskOrders = route('GET', '/staff/orders', 'staff')
export const getDeskOrder = route('GET', '/staff/orders/:id', 'staff')
export const recordDeskTradeSent = route('POST', '/staff/orders/:id/trade-sent', 'staff')
export const recordDeskTradeDeclined = route('POST', '/staff/orders/:id/trade-declined', 'staff')
export const recordDeskDelivered = route('POST', '/staff/orders/:id/delivered', 'staff')
export const completeDeskOrder = route('POST', '/staff/orders/:id/completed', 'staff')
export const cancelDeskOrder = route('POST', '/staff/orders/:id/cancel', 'staff')
export const reverseDeskOrder = route('POST', '/staff/orders/:id/reverse', 'staff')
export const refundDeskOrder = route('POST', '/staff/orders/:id/refund', 'staff', { idempotent: true })
export const moveDeskRefund = route('POST', '/staff/refunds/:id/to-balance', 'staff')

export const listMoneyProposals = route('GET', '/staff/money-proposals', 'staff')
export const approveMoneyProposal = route('POST', '/staff/money-proposals/:id/approve', 'staff')
export const declineMoneyProposal = route('POST', '/staff/money-proposals/:id/decline', 'staff')
export const settleHeldElsewhere = route('POST', '/staff/payments/:id/settled-elsewhere', 'administrator', {
  idempotent: true,
})
