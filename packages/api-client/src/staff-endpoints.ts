import type * as session from '@pandrop/contract/staff/session'
import type * as team from '@pandrop/contract/staff/team'
import { endpoint } from './endpoints.ts'

// Calls of the desk about the desk itself. Other areas have files of their own beside this one, written the same way:
// staff-orders-endpoints.ts and so on.

export const staffSessionState = endpoint<typeof session.staffSessionState>({
  method: 'GET',
  path: '/staff/session',
  access: 'staff_stage',
})
export const staffSignIn = endpoint<typeof session.staffSignIn>({
  method: 'POST',
  path: '/staff/session',
  access: 'public',
})
export const staffSignOut = endpoint<typeof session.staffSignOut>({
  method: 'POST',
  path: '/staff/session/end',
  access: 'staff_stage',
})
export const staffChangePassword = endpoint<typeof session.staffChangePassword>({
  method: 'POST',
  path: '/staff/session/password',
  access: 'staff_stage',
})
export const staffBeginTotp = endpoint<typeof session.staffBeginTotp>({
  method: 'POST',
  path: '/staff/session/totp',
  access: 'staff_stage',
})
export const staffConfirmTotp = endpoint<typeof session.staffConfirmTotp>({
  method: 'POST',
  path: '/staff/session/totp/confirm',
  access: 'staff_stage',
})
export const staffGiveCode = endpoint<typeof session.staffGiveCode>({
  method: 'POST',
  path: '/staff/session/code',
  access: 'staff_stage',
})
export const staffPasskeyOptions = endpoint<typeof session.staffPasskeyOptions>({
  method: 'POST',
  path: '/staff/session/passkey/options',
  access: 'staff_stage',
})
export const staffGivePasskey = endpoint<typeof session.staffGivePasskey>({
  method: 'POST',
  path: '/staff/session/passkey',
  access: 'staff_stage',
})
export const staffNewPasskeyOptions = endpoint<typeof session.staffNewPasskeyOptions>({
  method: 'POST',
  path: '/staff/session/passkeys/options',
  access: 'staff_stage',
})
export const staffAddPasskey = endpoint<typeof session.staffAddPasskey>({
  method: 'POST',
  path: '/staff/session/passkeys',
  access: 'staff_stage',
})
export const staffListPasskeys = endpoint<typeof session.staffListPasskeys>({
  method: 'GET',
  path: '/staff/session/passkeys',
  access: 'staff',
})
export const staffRemovePasskey = endpoint<typeof session.staffRemovePasskey>({
  method: 'POST',
  path: '/staff/session/passkeys/:id/remove',
  access: 'staff',
})

export const staffProvePassword = endpoint<typeof session.staffProvePassword>({
  method: 'POST',
  path: '/staff/session/proof',
  access: 'staff',
})
export const staffListSessions = endpoint<typeof session.staffListSessions>({
  method: 'GET',
  path: '/staff/session/sessions',
  access: 'staff',
})
export const staffEndSession = endpoint<typeof session.staffEndSession>({
  method: 'POST',
  path: '/staff/session/sessions/:id/end',
  access: 'staff',
})

export const listStaff = endpoint<typeof team.listStaff>({
  method: 'GET',
  path: '/staff/team',
  access: 'administrator',
})
export const createStaff = endpoint<typeof team.createStaff>({
  method: 'POST',
  path: '/staff/team',
  access: 'administrator',
})
export const changeStaff = endpoint<typeof team.changeStaff>({
  method: 'POST',
  path: '/staff/team/:id',
  access: 'administrator',
})
export const resetStaff = endpoint<typeof team.resetStaff>({
  method: 'POST',
  path: '/staff/team/:id/reset',
  access: 'administrator',
})
export const listAudit = endpoint<typeof team.listAudit>({
  method: 'GET',
  path: '/staff/audit',
  access: 'administrator',
})
