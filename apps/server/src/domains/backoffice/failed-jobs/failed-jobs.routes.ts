import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/jobs'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { dropJob, listFailedJobs, retryFailedJobs, retryJob } from './failed-jobs.ts'

/** Calls of staff about mails and jobs that failed. */
export const failedJobRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listFailedJobs, ({ query }) => listFailedJobs(shop.pool, query))

  serve(calls.retryJob, async ({ params, staff: { by } }) => {
    const done = await retryJob(shop, { jobId: params.id, by })
    return done.ok ? ok({}) : done
  })

  serve(calls.retryFailedJobs, async ({ body, staff: { by } }) =>
    ok({ tried: await retryFailedJobs(shop, { by, kind: body.kind }) }),
  )

  serve(calls.dropJob, async ({ params, body, staff: { by } }) => {
    const done = await dropJob(shop, { jobId: params.id, by, why: body.reason })
    return done.ok ? ok({}) : done
  })
}
