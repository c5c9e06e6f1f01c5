import { route } from '../../call.ts'

export const listStrips = route('GET', '/staff/strips', 'staff')
export const pinItem = route('POST', '/staff/strips/pin', 'staff')
export const unpinItems = route('POST', '/staff/strips/unpin', 'staff')
