import { ok } from '@pandrop/contract/result'
import { getHealth } from '@pandrop/contract/staff/health'
import type { Serve } from '../../../http/route.ts'
import type { Watch } from './health.ts'

/** How the shop is, for whoever works there. */
export const healthRoutes = (serve: Serve, watch: Watch): void => {
  serve(getHealth, async () => {
    const { at, state, checks, slowest } = await watch.health()
    return ok({
      at: at.toISOString(),
      state,
      checks,
      slowest: slowest.map((run) => ({ ...run, at: run.at.toISOString() })),
    })
  })
}
