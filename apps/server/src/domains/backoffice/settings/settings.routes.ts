import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/settings'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { sendTestMail } from '../../identity/staff/staff-mail.ts'
import { changeSettings, putSettingsBack } from './change-settings.ts'
import { settingsChanges } from './settings-changes.ts'
import { staffSettings } from './standing-settings.ts'

/** What is set in the shop: all staff see it, administrators change it. */
export const settingsRoutes = (serve: Serve, shop: Shop): void => {
  const standing = async () => ok(await staffSettings(shop.pool))

  serve(calls.getStaffSettings, standing)

  serve(calls.changeSettings, async ({ body: { section, values, seen }, staff: { by } }) => {
    const changed = await changeSettings(shop, { section, values, by, seen })
    return changed.ok ? standing() : changed
  })

  serve(calls.listSettingsChanges, ({ query }) => settingsChanges(shop.pool, query))

  serve(calls.putSettingsBack, async ({ params: { id: changeId }, staff: { by } }) => {
    const back = await putSettingsBack(shop, { changeId, by })
    return back.ok ? standing() : back
  })

  serve(calls.sendTestMail, async ({ staff: { staffId } }) => ok(await sendTestMail(shop, staffId)))
}
