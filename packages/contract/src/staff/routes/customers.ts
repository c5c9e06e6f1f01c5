import { route } from '../../call.ts'

export const listCustomers = route('GET', '/staff/customers', 'staff')
export const getCustomer = route('GET', '/staff/customers/:id', 'staff')
export const listCustomerStatement = route('GET', '/staff/customers/:id/statement', 'staff')
export const getAccountStatement = route('GET', '/staff/customers/:id/account-statement', 'staff')
export const listCustomerOrders = route('GET', '/staff/customers/:id/orders', 'staff')
export const listCustomerAccountEvents = route('GET', '/staff/customers/:id/account-events', 'staff')
export const listCustomerOffers = route('GET', '/staff/customers/:id/offers', 'staff')
export const listCustomerDeposits = route('GET', '/staff/customers/:id/deposits', 'staff')
export const blockCustomer = route('POST', '/staff/customers/:id/block', 'staff')
export const unblockCustomer = route('POST', '/staff/customers/:id/unblock', 'staff')
export const endCustomerSessions = route('POST', '/staff/customers/:id/sessions/end', 'staff')
export const correctCustomer = route('POST', '/staff/customers/:id/profile', 'staff')
export const correctCustomerEmail = route('POST', '/staff/customers/:id/email', 'administrator')
export const setCustomerVerification = route('POST', '/staff/customers/:id/verification', 'administrator')
export const proposeFactorRemoval = route('POST', '/staff/customers/:id/second-factor/remove', 'staff')
export const approveFactorRemoval = route('POST', '/staff/customers/:id/second-factor/approve', 'staff')
export const cancelFactorRemoval = route('POST', '/staff/customers/:id/second-factor/cancel', 'staff')

export const listCustomerNotes = route('GET', '/staff/customers/:id/notes', 'staff')
export const addCustomerNote = route('POST', '/staff/customers/:id/notes', 'staff', { idempotent: true })
export const pinCustomerNote = route('POST', '/staff/customers/:id/notes/pin', 'staff')
export const removeCustomerNote = route('POST', '/staff/customers/:id/notes/remove', 'staff')

export const previewDeletion = route('GET', '/staff/customers/:id/deletion', 'staff')
export const proposeDeletion = route('POST', '/staff/customers/:id/deletion/propose', 'administrator')
export const approveDeletion = route('POST', '/staff/customers/:id/deletion/approve', 'administrator')
export const rejectDeletion = route('POST', '/staff/customers/:id/deletion/reject', 'administrator')

export const getCustomerCopy = route('GET', '/staff/customers/:id/copy', 'staff')
export const askCustomerCopy = route('POST', '/staff/customers/:id/copy', 'administrator')

export const proposeHandover = route('POST', '/staff/customers/:id/copy/handover/propose', 'administrator')
export const approveHandover = route('POST', '/staff/customers/:id/copy/handover/approve', 'administrator')
export const rejectHandover = route('POST', '/staff/customers/:id/copy/handover/reject', 'administrator')
export const fetchCustomerCopy = route('POST', '/staff/customers/:id/copy/fetch', 'administrator', { long: true })

export const listRelatedAccounts = route('GET', '/staff/customers/:id/related', 'staff')

export const listTags = route('GET', '/staff/tags', 'staff')
export const listCustomerTags = route('GET', '/staff/customers/:id/tags', 'staff')
export const addCustomerTag = route('POST', '/staff/customers/:id/tags', 'staff')
export const removeCustomerTag = route('POST', '/staff/customers/:id/tags/remove', 'staff')

export const listAdjustments = route('GET', '/staff/adjustments', 'staff')
export const adjustBalance = route('POST', '/staff/customers/:id/adjustments', 'staff', { idempotent: true })
export const approveAdjustment = route('POST', '/staff/adjustments/:id/approve', 'staff')
export const rejectAdjustment = route('POST', '/staff/adjustments/:id/reject', 'staff')
