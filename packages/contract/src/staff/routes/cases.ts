import { route } from '../../call.ts'

export const listCases = route('GET', '/staff/cases', 'staff')
export const getCase = route('GET', '/staff/cases/:id', 'staff')
export const answerCase = route('POST', '/staff/cases/:id/answer', 'staff', { idempotent: true })
export const noteInCase = route('POST', '/staff/cases/:id/note', 'staff', { idempotent: true })
export const takeCaseStep = route('POST', '/staff/cases/:id/steps', 'staff')
export const assignCase = route('POST', '/staff/cases/:id/assign', 'staff')

export const listSavedReplies = route('GET', '/staff/saved-replies', 'staff')
export const createSavedReply = route('POST', '/staff/saved-replies', 'staff', { idempotent: true })
export const changeSavedReply = route('POST', '/staff/saved-replies/:id', 'staff')
