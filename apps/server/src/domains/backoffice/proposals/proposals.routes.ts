import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/proposals'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { approveProposal, declineProposal } from './decide.ts'
import { listProposals, proposalFor } from './proposal-list.ts'

/** Calls of staff about what waits for a second person beside adjustments and payouts. */
export const proposalRoutes = (serve: Serve, shop: Shop): void => {
  const shown = async (proposalId: number, staffId: number) => {
    const proposal = await proposalFor(shop.pool, { proposalId, staffId })
    if (!proposal) throw new Error(`proposal ${proposalId} was just decided and is not there`)
    return ok({ proposal })
  }

  serve(calls.listMoneyProposals, ({ query, staff: { staffId } }) => listProposals(shop.pool, { ...query, staffId }))

  serve(calls.approveMoneyProposal, async ({ params: { id: proposalId }, staff: { staffId } }) => {
    const done = await approveProposal(shop, { proposalId, staffId })
    return done.ok ? shown(proposalId, staffId) : done
  })

  serve(calls.declineMoneyProposal, async ({ params: { id: proposalId }, body, staff: { staffId } }) => {
    const done = await declineProposal(shop, { proposalId, staffId, why: body.reason })
    return done.ok ? shown(proposalId, staffId) : done
  })
}
