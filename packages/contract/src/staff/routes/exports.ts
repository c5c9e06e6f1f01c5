import { route } from '../../call.ts'

export const listExports = route('GET', '/staff/exports', 'staff')
export const createExport = route('POST', '/staff/exports', 'staff')
export const setMonthlyExports = route('POST', '/staff/exports/monthly', 'administrator')
