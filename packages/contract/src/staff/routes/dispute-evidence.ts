import { route } from '../../call.ts'

export const getEvidence = route('GET', '/staff/disputes/:id/evidence', 'staff')
export const makeEvidence = route('POST', '/staff/disputes/:id/evidence', 'staff')
export const saveEvidence = route('POST', '/staff/disputes/:id/evidence/words', 'staff')
export const submitEvidence = route('POST', '/staff/disputes/:id/evidence/submit', 'staff')
export const downloadEvidence = route('POST', '/staff/disputes/:id/evidence/sheet', 'staff')
