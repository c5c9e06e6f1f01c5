import { route } from '../../call.ts'

export const listStaffPayouts = route('GET', '/staff/payouts', 'staff')
export const getStaffPayout = route('GET', '/staff/payouts/:id', 'staff')
export const proposePayouts = route('POST', '/staff/payouts/propose', 'staff')
export const approvePayouts = route('POST', '/staff/payouts/approve', 'staff')
export const rejectProposals = route('POST', '/staff/payouts/reject', 'staff')
export const takePayoutStep = route('POST', '/staff/payouts/:id/steps', 'staff')

export const listBankFiles = route('GET', '/staff/bank-files', 'staff')
export const createBankFile = route('POST', '/staff/bank-files', 'staff')
export const listBankAnswers = route('GET', '/staff/bank-answers', 'staff')
export const importBankAnswer = route('POST', '/staff/bank-answers', 'staff')
export const getBankAnswer = route('GET', '/staff/bank-answers/:id', 'staff')
export const bookBankLine = route('POST', '/staff/bank-answers/:id/lines/:line/book', 'administrator')
export const getBankOpening = route('GET', '/staff/bank-opening', 'staff')
export const bookBankOpening = route('POST', '/staff/bank-opening', 'administrator')
export const getReconciliation = route('GET', '/staff/reconciliation', 'staff')
export const askProvider = route('POST', '/staff/reconciliation/provider', 'staff')

export const getPayoutAccount = route('GET', '/staff/payout-account', 'staff')
export const proposePayoutAccount = route('POST', '/staff/payout-account', 'administrator')
export const approvePayoutAccount = route('POST', '/staff/payout-account/:id/approve', 'administrator')
export const declinePayoutAccount = route('POST', '/staff/payout-account/:id/decline', 'administrator')
