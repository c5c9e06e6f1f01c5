import { route } from '../../call.ts'

export const listStaffPacks = route('GET', '/staff/packs', 'staff')
export const getStaffPack = route('GET', '/staff/packs/:id', 'staff')
export const createPack = route('POST', '/staff/packs', 'staff', { idempotent: true })
export const stopPack = route('POST', '/staff/packs/:id/stop', 'staff')
