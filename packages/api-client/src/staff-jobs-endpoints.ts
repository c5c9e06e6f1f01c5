import type * as jobs from '@pandrop/contract/staff/jobs'
import { endpoint } from './endpoints.ts'

export const listFailedJobs = endpoint<typeof jobs.listFailedJobs>({
  method: 'GET',
  path: '/staff/jobs',
  access: 'staff',
})
export const retryJob = endpoint<typeof jobs.retryJob>({
  method: 'POST',
  path: '/staff/jobs/:id/retry',
  access: 'staff',
})
export const retryFailedJobs = endpoint<typeof jobs.retryFailedJobs>({
  method: 'POST',
  path: '/staff/jobs/retry',
  access: 'staff',
})
export const dropJob = endpoint<typeof jobs.dropJob>({
  method: 'POST',
  path: '/staff/jobs/:id/drop',
  access: 'administrator',
})
