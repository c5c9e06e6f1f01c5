import type { ITransport } from 'steam-session'
import type { SteamLogin } from './accounts-file.ts'

/** Signs in once more; gives an access token, which is the key to all calls of the account for about a day. */
export type SignIn = () => Promise<string>

// EResult: 5 InvalidPassword, 15 AccessDenied, 26 Revoked, 27 Expired.
const refusedResults = [5, 15, 26, 27]

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'eresult' in error && refusedResults.includes(Number(error.eresult))

/**
 * How an account signs in to Steam, as its mobile app does: by its refresh token while Steam takes that, else by its
 * password and a code of its authenticator. The libraries are loaded at the first sign-in.
 * @param transport another way to Steam's sign-in; absent: Steam itself
 */
export const signInOf = (login: SteamLogin, transport?: ITransport): SignIn => {
  let refreshToken = login.refresh_token
  const { account_name: accountName, password, shared_secret: sharedSecret } = login
  return async () => {
    const { EAuthTokenPlatformType, LoginSession } = await import('steam-session')
    const open = () => new LoginSession(EAuthTokenPlatformType.MobileApp, transport && { transport })
    if (refreshToken) {
      const session = open()
      try {
        session.refreshToken = refreshToken
        await session.refreshAccessToken()
        return session.accessToken
      } catch (error) {
        if (!isRefused(error) || !password || !sharedSecret) throw error
        refreshToken = undefined
      }
    }
    const { default: totp } = await import('steam-totp')
    const session = open()
    const steamGuardCode = totp.generateAuthCode(sharedSecret ?? '')
    try {
      const authenticated = new Promise<void>((resolve, reject) => {
        session.once('authenticated', resolve)
        session.once('timeout', () => reject(new Error('Steam did not end the sign-in')))
        session.once('error', reject)
      })
      // Whoever starts it learns of an earlier end; this is so that it is no unhandled one.
      authenticated.catch(() => {})
      const { actionRequired } = await session.startWithCredentials({
        accountName,
        password: password ?? '',
        steamGuardCode,
      })
      if (actionRequired) throw new Error('Steam asks for more than a code of the authenticator')
      await authenticated
      if (!session.accessToken) await session.refreshAccessToken()
      refreshToken = session.refreshToken
      return session.accessToken
    } finally {
      session.cancelLoginAttempt()
    }
  }
}
