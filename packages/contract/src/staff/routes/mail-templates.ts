import { route } from '../../call.ts'

export const listMailTemplates = route('GET', '/staff/mail-templates', 'staff')
export const previewMail = route('GET', '/staff/mail-templates/preview', 'staff')
export const sendSampleMail = route('POST', '/staff/mail-templates/send', 'administrator')
