import { ok } from '@pandrop/contract/result'
import {
  staffAddPasskey,
  staffGivePasskey,
  staffListPasskeys,
  staffNewPasskeyOptions,
  staffPasskeyOptions,
  staffRemovePasskey,
} from '@pandrop/contract/staff/session'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { askForPasskey, givePasskey } from './give-passkey.ts'
import { addPasskey, askForNewPasskey, listPasskeys, removePasskey } from './staff-passkeys.ts'
import { answerStep } from './staff-session.routes.ts'

/** Passkeys as second factor, and one's own list of them. */
export const staffPasskeyRoutes = (serve: Serve, shop: Shop): void => {
  serve(staffPasskeyOptions, async ({ staff }) => {
    const asked = await askForPasskey(shop, staff)
    return asked.ok ? ok({ options: asked.value }) : asked
  })

  serve(
    staffGivePasskey,
    async ({ body, staff, reply }) => answerStep(shop, reply, await givePasskey(shop, staff, body.credential)),
    { pace: 'secret' },
  )

  serve(staffNewPasskeyOptions, async ({ staff }) => {
    const asked = await askForNewPasskey(shop, staff)
    return asked.ok ? ok({ options: asked.value }) : asked
  })

  serve(
    staffAddPasskey,
    async ({ body: { credential, name }, staff, reply }) =>
      answerStep(shop, reply, await addPasskey(shop, staff, { credential, name })),
    { pace: 'secret' },
  )

  serve(staffListPasskeys, async ({ staff }) => ok({ passkeys: await listPasskeys(shop.pool, staff.staffId) }))

  serve(staffRemovePasskey, async ({ params, staff }) => {
    const removed = await removePasskey(shop, staff, params.id)
    return removed.ok ? ok({}) : removed
  })
}
