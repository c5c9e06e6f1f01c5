import type * as payments from '@pandrop/contract/staff/payments'
import type * as proposals from '@pandrop/contract/staff/proposals'
import { endpoint } from './endpoints.ts'

// Calls of the desk about card payments and their disputes.

export const listDeskPayments = endpoint<typeof payments.listDeskPayments>({
  method: 'GET',
  path: '/staff/payments',
  access: 'staff',
})
export const countDeskPayments = endpoint<typeof payments.countDeskPayments>({
  method: 'GET',
  path: '/staff/payments/counts',
  access: 'staff',
})
export const getDeskPayment = endpoint<typeof payments.getDeskPayment>({
  method: 'GET',
  path: '/staff/payments/:id',
  access: 'staff',
})
export const refundHeldPayment = endpoint<typeof payments.refundHeldPayment>({
  method: 'POST',
  path: '/staff/payments/:id/refund-held',
  access: 'staff',
})
export const refundDeskDeposit = endpoint<typeof payments.refundDeskDeposit>({
  method: 'POST',
  path: '/staff/payments/:id/refund-deposit',
  access: 'staff',
})
export const releaseDeskDispute = endpoint<typeof payments.releaseDeskDispute>({
  method: 'POST',
  path: '/staff/disputes/:id/release',
  access: 'staff',
})
export const seeDeskRefund = endpoint<typeof payments.seeDeskRefund>({
  method: 'POST',
  path: '/staff/refunds/:id/seen',
  access: 'staff',
})
export const settleHeldElsewhere = endpoint<typeof proposals.settleHeldElsewhere>({
  method: 'POST',
  path: '/staff/payments/:id/settled-elsewhere',
  access: 'administrator',
  idempotent: true,
})
