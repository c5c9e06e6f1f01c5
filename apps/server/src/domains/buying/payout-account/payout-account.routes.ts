import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/payout-account'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { approvePayoutAccount, declinePayoutAccount, payoutAccountFor, proposePayoutAccount } from './payout-account.ts'

/** The account that payouts leave from: one administrator proposes another, a second one decides. */
export const payoutAccountRoutes = (serve: Serve, shop: Shop): void => {
  const standing = async (staffId: number) => ok(await payoutAccountFor(shop.pool, staffId))

  serve(calls.getPayoutAccount, ({ staff: { staffId } }) => standing(staffId))

  serve(calls.proposePayoutAccount, async ({ body, staff: { staffId } }) => {
    const { name, iban, bic, town, country, reason } = body
    const made = await proposePayoutAccount(shop, { typed: { name, iban, bic, town, country }, reason, staffId })
    return made.ok ? standing(staffId) : made
  })

  serve(calls.approvePayoutAccount, async ({ params: { id: proposalId }, staff: { staffId } }) => {
    const done = await approvePayoutAccount(shop, { proposalId, staffId })
    return done.ok ? standing(staffId) : done
  })

  serve(calls.declinePayoutAccount, async ({ params: { id: proposalId }, staff: { staffId } }) => {
    const done = await declinePayoutAccount(shop, { proposalId, staffId })
    return done.ok ? standing(staffId) : done
  })
}
