import { calls } from '@pandrop/contract/calls'
import { ok } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import type { TextKey } from '@pandrop/dictionaries/translate'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { sessionCookie, sessionCookieOptions } from '../sessions/session.ts'
import { changePassword } from './change-password.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'

/** Forgotten passwords and changed ones. */
export const passwordRoutes = (serve: Serve, shop: Shop): void => {
  const saying = (language: string, key: TextKey) => ok({ message: textFor(language)(key) })

  serve(
    calls.requestPasswordReset,
    async ({ body, language, request }) => {
      const asked = await requestPasswordReset(shop, { email: body.email, visitorAddress: request.ip })
      return asked.ok ? saying(language, 'reset_link_sent') : asked
    },
    { pace: 'secret' },
  )

  serve(
    calls.resetPassword,
    async ({ body, language, request }) => {
      const { token, email, password, password_confirmation: passwordConfirmation } = body
      const form = { token, email, password, passwordConfirmation, visitorAddress: request.ip }
      const reset = await resetPassword(shop, form)
      return reset.ok ? saying(language, 'password_changed') : reset
    },
    { pace: 'secret' },
  )

  serve(
    calls.changePassword,
    async ({ body, language, customer, reply }) => {
      const { cur_password: currentPassword, new_password: newPassword, repeat_password: repeatedPassword } = body
      const form = { customer, currentPassword, newPassword, repeatedPassword }
      const changed = await changePassword(shop, form)
      if (changed.ok && changed.value !== null) {
        reply.setCookie(sessionCookie, changed.value, sessionCookieOptions(shop.env.PUBLIC_URL))
      }
      return changed.ok ? saying(language, 'password_changed') : changed
    },
    { pace: 'secret' },
  )
}
