import { route } from '../../call.ts'

export const getHealth = route('GET', '/staff/health', 'staff')
