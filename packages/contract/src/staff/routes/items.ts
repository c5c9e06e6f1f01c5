import { route } from '../../call.ts'

export const listStaffItems = route('GET', '/staff/items', 'staff')
export const countStaffItems = route('GET', '/staff/items/counts', 'staff')
export const readInspectLink = route('GET', '/staff/items/inspect', 'staff')
export const getStaffItem = route('GET', '/staff/items/:id', 'staff')
export const addItem = route('POST', '/staff/items', 'staff', { idempotent: true })
export const changeItem = route('POST', '/staff/items/:id', 'staff')
export const takeItemStep = route('POST', '/staff/items/:id/steps', 'staff')
export const changeItems = route('POST', '/staff/items/many', 'staff')

export const searchStaffSkins = route('GET', '/staff/skins', 'staff')
export const listStaffWeapons = route('GET', '/staff/weapons', 'staff')
export const getStaffSkin = route('GET', '/staff/skins/:id', 'staff')

export const listSteamAccounts = route('GET', '/staff/steam-accounts', 'staff')
export const addSteamAccount = route('POST', '/staff/steam-accounts', 'staff')
export const changeSteamAccount = route('POST', '/staff/steam-accounts/:id', 'staff')
