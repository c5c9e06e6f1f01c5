import { route } from '../../call.ts'

export const listStaffOrders = route('GET', '/staff/orders', 'staff')
export const getStaffOrder = route('GET', '/staff/orders/:id', 'staff')
export const takeOrderStep = route('POST', '/staff/orders/:id/steps', 'staff')
export const refundOrder = route('POST', '/staff/orders/:id/refund', 'staff', { idempotent: true })
export const refuseWithdrawal = route('POST', '/staff/orders/:id/refuse-withdrawal', 'staff')
export const moveRefundToBalance = route('POST', '/staff/refunds/:id/to-balance', 'staff')

export const listMoneyProposals = route('GET', '/staff/money-proposals', 'staff')
export const approveMoneyProposal = route('POST', '/staff/money-proposals/:id/approve', 'staff')
export const declineMoneyProposal = route('POST', '/staff/money-proposals/:id/decline', 'staff')
export const settleHeldElsewhere = route('POST', '/staff/payments/:id/settled-elsewhere', 'administrator', {
  idempotent: true,
})
