import { route } from '../../call.ts'

export const suggestDatevAccounts = route('GET', '/staff/datev/accounts', 'staff')
export const getDatevFile = route('GET', '/staff/datev/files/:month', 'staff')

export const listMonths = route('GET', '/staff/months', 'staff')
export const getMonth = route('GET', '/staff/months/:month', 'staff')
export const lockMonth = route('POST', '/staff/months/:month/lock', 'administrator')
export const unlockMonth = route('POST', '/staff/months/:month/unlock', 'administrator')
