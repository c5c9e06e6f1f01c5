import { route } from '../../call.ts'

export const listSentMails = route('GET', '/staff/mails', 'staff')
export const sendMailAgain = route('POST', '/staff/mails/:id/again', 'staff')
