import { route } from '../../call.ts'

export const listFailedJobs = route('GET', '/staff/jobs', 'staff')
export const retryJob = route('POST', '/staff/jobs/:id/retry', 'staff')
export const retryFailedJobs = route('POST', '/staff/jobs/retry', 'staff')
export const dropJob = route('POST', '/staff/jobs/:id/drop', 'administrator')
