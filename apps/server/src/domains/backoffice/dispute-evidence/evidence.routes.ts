import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/dispute-evidence'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { evidenceFile, evidenceForStaff, makeEvidence, saveEvidence } from './evidence.ts'
import { submitEvidence } from './submit-evidence.ts'

/** What disputes are answered with. */
export const evidenceRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.getEvidence, ({ params: { id } }) => evidenceForStaff(shop, id))

  serve(calls.makeEvidence, ({ params: { id: disputeId }, staff: { by } }) => makeEvidence(shop, { disputeId, by }))

  serve(calls.saveEvidence, ({ params: { id: disputeId }, body: { words }, staff: { by } }) =>
    saveEvidence(shop, { disputeId, words, by }),
  )

  serve(calls.submitEvidence, ({ params: { id: disputeId }, body: { words }, staff: { by } }) =>
    submitEvidence(shop, { disputeId, words, by }),
  )

  serve(calls.downloadEvidence, async ({ params: { id } }) => {
    const file = await evidenceFile(shop.pool, id)
    return file ? ok(new File([file.content], file.name, { type: 'application/pdf' })) : refuse('dispute_not_found')
  })
}
