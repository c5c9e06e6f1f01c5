import { route } from '../../call.ts'

export const getNotices = route('GET', '/staff/notices', 'staff')
export const setNotices = route('POST', '/staff/notices', 'staff')
