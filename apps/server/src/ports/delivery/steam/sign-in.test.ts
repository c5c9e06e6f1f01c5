import { generateKeyPairSync } from 'node:crypto'
import type { ApiRequest, ITransport } from 'steam-session'
import { getProtoForMethod } from 'steam-session/dist/protobufs.js'
import totp from 'steam-totp'
import { expect, test } from 'vitest'
import { signInOf } from './sign-in.ts'
import { testLogin } from './testing/steam-server.ts'

const tokenOf = (name: string, aud: string[]): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ typ: 'JWT' })}.${part({ sub: testLogin.steamid, aud, name })}.c2lnbmF0dXJl`
}

const refreshToken = tokenOf('refresh', ['web', 'renew', 'derive', 'mobile'])
const renewedToken = tokenOf('renewed', ['web', 'renew', 'derive', 'mobile'])
const accessToken = tokenOf('access', ['web', 'mobile'])

const { n = '', e = '' } = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' })
const hex = (base64: string): string => Buffer.from(base64, 'base64url').toString('hex')

/** Answers as Steam's sign-in does; the refresh tokens that it takes are named. */
const signInServer = (taken: string[]) => {
  const calls: string[] = []
  let typedCode: string | undefined
  const answers: Record<string, (asked: Record<string, unknown>) => object | null> = {
    GenerateAccessTokenForApp: ({ refresh_token: token }) =>
      taken.includes(String(token)) ? { access_token: accessToken } : null,
    GetPasswordRSAPublicKey: () => ({ publickey_mod: hex(n), publickey_exp: hex(e), timestamp: '1' }),
    BeginAuthSessionViaCredentials: () => ({
      client_id: '7',
      request_id: Buffer.from('request'),
      interval: 0.01,
      allowed_confirmations: [{ confirmation_type: 3 }],
      steamid: testLogin.steamid,
    }),
    UpdateAuthSessionWithSteamGuardCode: ({ code }) => {
      typedCode = String(code)
      return {}
    },
    PollAuthSessionStatus: () =>
      typedCode === undefined ? {} : { refresh_token: renewedToken, account_name: testLogin.account_name },
  }
  const transport: ITransport = {
    sendRequest: async ({ apiInterface, apiMethod, requestData }: ApiRequest) => {
      calls.push(apiMethod)
      const { request, response } = getProtoForMethod(apiInterface, apiMethod)
      const answer = answers[apiMethod]?.(request.toObject(request.decode(requestData), { longs: String }))
      if (!answer) return { result: 15 }
      return { result: 1, responseData: Buffer.from(response.encode(response.fromObject(answer)).finish()) }
    },
    close: () => {},
  }
  return { calls, transport, code: () => typedCode }
}

test('a refresh token signs in without the password', async () => {
  const { calls, transport } = signInServer([refreshToken])
  expect(await signInOf({ ...testLogin, refresh_token: refreshToken }, transport)()).toBe(accessToken)
  expect(calls).toEqual(['GenerateAccessTokenForApp'])
})

test('where Steam does not take the refresh token any more, password and authenticator get another one', async () => {
  const { calls, transport, code } = signInServer([renewedToken])
  const signIn = signInOf({ ...testLogin, refresh_token: refreshToken }, transport)
  const before = totp.generateAuthCode(testLogin.shared_secret ?? '')
  expect(await signIn()).toBe(accessToken)
  expect([before, totp.generateAuthCode(testLogin.shared_secret ?? '')]).toContain(code())
  calls.length = 0
  expect(await signIn()).toBe(accessToken)
  expect(calls).toEqual(['GenerateAccessTokenForApp'])
})

test('without a refresh token password and authenticator sign in', async () => {
  const { transport } = signInServer([renewedToken])
  expect(await signInOf(testLogin, transport)()).toBe(accessToken)
})

test('a refused token without a password is a failure that tells no secret', async () => {
  const { transport } = signInServer([])
  const { password: _, shared_secret: __, ...login } = { ...testLogin, refresh_token: refreshToken }
  await expect(signInOf(login, transport)()).rejects.toThrow('AccessDenied')
})

test('a token of another kind, and a password that is refused, are failures', async () => {
  const { transport } = signInServer([])
  await expect(signInOf({ ...testLogin, refresh_token: accessToken }, transport)()).rejects.toThrow()
  const closed: ITransport = { ...transport, sendRequest: async () => ({ result: 5 }) }
  await expect(signInOf(testLogin, closed)()).rejects.toThrow('InvalidPassword')
})
