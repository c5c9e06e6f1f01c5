import { route } from '../../call.ts'

export const getStaffSettings = route('GET', '/staff/settings', 'staff')
export const changeSettings = route('POST', '/staff/settings', 'administrator')
export const listSettingsChanges = route('GET', '/staff/settings/changes', 'staff')
export const putSettingsBack = route('POST', '/staff/settings/changes/:id/put-back', 'administrator')
export const uploadShopPicture = route('POST', '/staff/settings/picture', 'administrator')
export const sendTestMail = route('POST', '/staff/settings/test-mail', 'administrator')
