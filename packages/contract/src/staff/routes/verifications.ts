import { route } from '../../call.ts'

export const listVerifications = route('GET', '/staff/verifications', 'administrator')
export const getVerification = route('GET', '/staff/verifications/:id', 'administrator')
export const approveVerification = route('POST', '/staff/verifications/:id/approve', 'administrator')
export const rejectVerification = route('POST', '/staff/verifications/:id/reject', 'administrator')
export const readVerificationDocument = route('POST', '/staff/verifications/documents/:id/read', 'administrator')
