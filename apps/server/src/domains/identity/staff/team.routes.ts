import { ok } from '@pandrop/contract/result'
import { changeStaff, createStaff, listStaff, resetStaff } from '@pandrop/contract/staff/team'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { addMember, changeMember, listTeam, type NewAccess, resetMemberAccess } from './team.ts'

/** The one-time password is in this answer and nowhere else. */
const shownOnce = ({ staff, oneTimePassword }: NewAccess) => ({ staff, one_time_password: oneTimePassword })

/** Who works in the back office; calls of administrators. */
export const teamRoutes = (serve: Serve, shop: Shop): void => {
  serve(listStaff, async () => ok({ staff: await listTeam(shop.pool) }))

  serve(createStaff, async ({ body: { name, email, role }, staff: { name: by } }) => {
    const made = await addMember(shop, { name, email, role, by })
    return made.ok ? ok(shownOnce(made.value)) : made
  })

  serve(changeStaff, async ({ params, body: { role, active }, staff: { name: by } }) => {
    const changed = await changeMember(shop, params.id, { role, active, by })
    return changed.ok ? ok({ staff: changed.value }) : changed
  })

  serve(resetStaff, async ({ params, staff: { name: by } }) => {
    const reset = await resetMemberAccess(shop, { staffId: params.id, by })
    return reset.ok ? ok(shownOnce(reset.value)) : reset
  })
}
