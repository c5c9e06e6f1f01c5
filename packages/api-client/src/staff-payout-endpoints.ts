import type * as bank from '@pandrop/contract/staff/bank'
import { bankAnswerBytesMax } from '@pandrop/contract/staff/bank-limits'
import type * as payouts from '@pandrop/contract/staff/payouts'
import { endpoint } from './endpoints.ts'

// Calls of the desk about payouts, the bank and what both agree on.

export const listDeskPayouts = endpoint<typeof payouts.listDeskPayouts>({
  method: 'GET',
  path: '/staff/payouts',
  access: 'staff',
})
export const getDeskPayout = endpoint<typeof payouts.getDeskPayout>({
  method: 'GET',
  path: '/staff/payouts/:id',
  access: 'staff',
})
export const proposePayouts = endpoint<typeof payouts.proposePayouts>({
  method: 'POST',
  path: '/staff/payouts/propose',
  access: 'staff',
})
export const approvePayouts = endpoint<typeof payouts.approvePayouts>({
  method: 'POST',
  path: '/staff/payouts/approve',
  access: 'staff',
})
export const rejectProposals = endpoint<typeof payouts.rejectProposals>({
  method: 'POST',
  path: '/staff/payouts/reject',
  access: 'staff',
})
export const deskPayoutSent = endpoint<typeof payouts.deskPayoutSent>({
  method: 'POST',
  path: '/staff/payouts/:id/sent',
  access: 'staff',
})
export const deskPayoutConfirmed = endpoint<typeof payouts.deskPayoutConfirmed>({
  method: 'POST',
  path: '/staff/payouts/:id/confirmed',
  access: 'staff',
})
export const deskPayoutFailed = endpoint<typeof payouts.deskPayoutFailed>({
  method: 'POST',
  path: '/staff/payouts/:id/failed',
  access: 'staff',
})

export const deskPayoutReturned = endpoint<typeof payouts.deskPayoutReturned>({
  method: 'POST',
  path: '/staff/payouts/:id/returned',
  access: 'staff',
})

export const listBankFiles = endpoint<typeof bank.listBankFiles>({
  method: 'GET',
  path: '/staff/bank-files',
  access: 'staff',
})
export const createDeskBankFile = endpoint<typeof bank.createDeskBankFile>({
  method: 'POST',
  path: '/staff/bank-files',
  access: 'staff',
})
export const listBankAnswers = endpoint<typeof bank.listBankAnswers>({
  method: 'GET',
  path: '/staff/bank-answers',
  access: 'staff',
})
export const getBankAnswer = endpoint<typeof bank.getBankAnswer>({
  method: 'GET',
  path: '/staff/bank-answers/:id',
  access: 'staff',
})
export const importDeskBankAnswer = endpoint<typeof bank.importDeskBankAnswer>({
  method: 'POST',
  path: '/staff/bank-answers',
  access: 'staff',
  upload: { bytesMax: bankAnswerBytesMax, tooLarge: 'file_too_large' },
})

export const getReconciliation = endpoint<typeof bank.getReconciliation>({
  method: 'GET',
  path: '/staff/reconciliation',
  access: 'staff',
})
export const askProvider = endpoint<typeof bank.askProvider>({
  method: 'POST',
  path: '/staff/reconciliation/provider',
  access: 'staff',
})
