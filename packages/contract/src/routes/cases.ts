// Conversations about an order: only the page of one makes these calls.
import { route } from '../call.ts'

export const getOrderCase = route('GET', '/purchase/orders/:id/case', 'verified')
export const writeInCase = route('POST', '/purchase/cases/write', 'verified', { idempotent: true })
export const solveOwnCase = route('POST', '/purchase/cases/solve', 'verified')
export const readCase = route('POST', '/purchase/cases/read', 'verified')
export const addCasePicture = route('POST', '/purchase/cases/pictures', 'verified')
export const casePicture = route('GET', '/purchase/cases/pictures/:id', 'verified')
