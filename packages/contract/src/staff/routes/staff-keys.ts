import { route } from '../../call.ts'

export const listStaffKeys = route('GET', '/staff/keys', 'administrator')
export const createStaffKey = route('POST', '/staff/keys', 'administrator')
export const revokeStaffKey = route('POST', '/staff/keys/:id/revoke', 'administrator')
