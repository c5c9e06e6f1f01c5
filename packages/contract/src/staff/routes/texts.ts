import { route } from '../../call.ts'

export const listTexts = route('GET', '/staff/texts', 'staff')
export const changeText = route('POST', '/staff/texts', 'administrator')
export const listTextChanges = route('GET', '/staff/texts/changes', 'staff')
export const putTextBack = route('POST', '/staff/texts/changes/:id/put-back', 'administrator')
export const exportTexts = route('GET', '/staff/texts/file', 'staff')
export const importTexts = route('POST', '/staff/texts/file', 'administrator')
