import { calls } from '@pandrop/contract/calls'
import { ok } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { cancelEmailChange } from '../emails/email-change.ts'
import { profileOf } from './profile.ts'
import { updateProfile } from './update-profile.ts'

/** Saving the profile, and withdrawing an asked-for e-mail. */
export const profileRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.updateProfile, async ({ customer, body, language }) => {
    const saved = await updateProfile(shop, customer, { change: body, language })
    if (!saved.ok) return saved
    return ok({ payload: saved.value, message: textFor(language)('profile_updated') })
  })

  serve(calls.cancelEmailChange, async ({ customer: { customerId } }) => {
    await cancelEmailChange(shop, customerId)
    return ok({ payload: await profileOf(shop, customerId) })
  })
}
