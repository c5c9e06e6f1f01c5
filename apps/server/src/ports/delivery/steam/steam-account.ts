import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../../clock.ts'
import type { AccountState } from '../delivery.ts'
import type { SteamLogin } from './accounts-file.ts'
import type { SignIn } from './sign-in.ts'

/** Steam gave no usable answer, for a reason that can be logged. */
export class SteamUnavailable extends Error {
  override name = 'SteamUnavailable'
}

/** What an account is opened with. */
export interface AccountOptions {
  clock: Clock
  signIn: SignIn
  /** origins */
  apiUrl: string
  communityUrl: string
  /** between two calls of one account */
  pauseMs: number
  /** in which all that was asked for must be done, turns of others before it included */
  turnMsMax: number
  callMsMax: number
}

/** One request to Steam. */
export interface SteamCall {
  /** the web API is asked with the account's token, the community with its cookies */
  at: 'api' | 'community'
  path: string
  query?: Record<string, string>
  /** absent: GET */
  form?: Record<string, string>
  headers?: Record<string, string>
  /** a refusal says nothing of the sign-in */
  mayBeRefused?: boolean
}

/** What Steam answered. */
export interface SteamAnswer {
  status: number
  /** EResult of the web API; null: it said none */
  eresult: number | null
  /** what was read of JSON; null: it was none */
  body: unknown
}

/** Makes one call within a turn; throws SteamUnavailable. */
export type MakeCall = (call: SteamCall) => Promise<SteamAnswer>

/** One account of the shop in Steam. */
export interface SteamAccount {
  login: SteamLogin
  /** does something with calls of this account, after whatever was begun before; throws SteamUnavailable */
  turn<T>(work: (call: MakeCall) => Promise<T>): Promise<T>
  /** as the calls before have shown it */
  state(): Exclude<AccountState, 'banned'>
}

interface Session {
  accessToken: string
  sessionId: string
  until: number
}

// A token is good for about a day.
const sessionMs = 12 * 3_600_000
// Steam locks out whoever goes on trying: a wrong password must not be typed every minute.
const signInAgainMs = 5 * 60_000
const restMs = 2 * 60_000

// EResult: 25 LimitExceeded, 84 RateLimitExceeded.
const limitResults = [25, 84]

/** Opens an account: nothing is asked before its first turn. */
export const openSteamAccount = (login: SteamLogin, options: AccountOptions): SteamAccount => {
  const { clock, signIn, pauseMs, turnMsMax, callMsMax } = options
  const now = () => clock.now().getTime()
  let last: Promise<unknown> = Promise.resolve()
  let session: Session | null = null
  let isOffline = false
  let signInAt = 0
  let restsUntil = 0

  const signInFailed = (): void => {
    isOffline = true
    signInAt = now() + signInAgainMs
  }

  const signedIn = async (signal: AbortSignal): Promise<Session> => {
    if (session && session.until > now()) return session
    if (signInAt > now()) throw new SteamUnavailable(`${login.steamid} could not sign in a moment ago`)
    const accessToken = await within(signal, signIn()).catch((error: unknown) => {
      signInFailed()
      throw new SteamUnavailable(`${login.steamid} cannot sign in: ${wordsOf(error)}`)
    })
    session = { accessToken, sessionId: randomBytes(12).toString('hex'), until: now() + sessionMs }
    isOffline = false
    return session
  }

  const fetchOnce = async (call: SteamCall, signal: AbortSignal): Promise<SteamAnswer> => {
    const request = requestOf(call, { ...options, login, session: await signedIn(signal) })
    await wait(pauseMs, undefined, { signal })
    const unreachable = (error: unknown): never => {
      throw new SteamUnavailable(`${call.path}: ${wordsOf(error)}`)
    }
    const limits = AbortSignal.any([signal, AbortSignal.timeout(callMsMax)])
    const response = await fetch(request, { signal: limits, redirect: 'manual' }).catch(unreachable)
    const eresult = response.headers.get('x-eresult')
    const body = readJson(await response.text().catch(unreachable))
    return { status: response.status, eresult: eresult === null ? null : Number(eresult), body }
  }

  const makeCall = async (call: SteamCall, signal: AbortSignal): Promise<SteamAnswer> => {
    if (restsUntil > now()) throw new SteamUnavailable(`${login.steamid} rests after too many calls`)
    let answer = await fetchOnce(call, signal)
    if (isSignedOut(answer) && !call.mayBeRefused) {
      session = null
      answer = await fetchOnce(call, signal)
      // Twice at once is no token that has run out: another sign-in would not help.
      if (isSignedOut(answer)) {
        session = null
        signInFailed()
        throw new SteamUnavailable(`${call.path} was refused to ${login.steamid} (${answer.status})`)
      }
    }
    if (answer.status !== 429 && !limitResults.includes(answer.eresult ?? 0)) return answer
    restsUntil = now() + restMs
    throw new SteamUnavailable(`${login.steamid} makes too many calls`)
  }

  return {
    login,
    turn: (work) => {
      // What was asked for and is too late must not happen any more: its caller asks again.
      const signal = AbortSignal.timeout(turnMsMax)
      const mine = last.then(() => {
        if (signal.aborted) throw new SteamUnavailable(`${login.steamid} is busy`)
        return work((call) => makeCall(call, signal))
      })
      last = mine.catch(() => {})
      return within(signal, mine).catch((error: unknown) => {
        throw error === signal.reason ? new SteamUnavailable(`${login.steamid} took too long`) : error
      })
    },
    state: () => {
      if (restsUntil > now()) return 'rate_limited'
      return isOffline ? 'offline' : 'ok'
    },
  }
}

/** What a promise comes to, or the signal's reason where that is first. */
const within = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const tooLate = () => reject(signal.reason)
    signal.addEventListener('abort', tooLate, { once: true })
    if (signal.aborted) tooLate()
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', tooLate))
  })

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Steam leads whoever is not signed in to a page, says 401 or 403, or asks for it in a field. */
const isSignedOut = ({ status, body }: SteamAnswer): boolean =>
  (status >= 300 && status < 400) ||
  status === 401 ||
  status === 403 ||
  (typeof body === 'object' && body !== null && 'needauth' in body && body.needauth === true)

type Signed = Pick<AccountOptions, 'apiUrl' | 'communityUrl'> & { login: SteamLogin; session: Session }

const requestOf = ({ at, path, query, form, headers }: SteamCall, { login, session, ...urls }: Signed): Request => {
  const { accessToken, sessionId } = session
  const isApi = at === 'api'
  const url = new URL(path, isApi ? urls.apiUrl : urls.communityUrl)
  url.search = new URLSearchParams({ ...(isApi && { access_token: accessToken }), ...query }).toString()
  const cookies = {
    steamLoginSecure: encodeURIComponent(`${login.steamid}||${accessToken}`),
    sessionid: sessionId,
    // What it says of an offer that it does not send is read.
    Steam_Language: 'english',
  }
  return new Request(url, {
    method: form ? 'POST' : 'GET',
    headers: {
      ...(!isApi && {
        cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
        origin: urls.communityUrl,
      }),
      ...headers,
    },
    ...(form && { body: new URLSearchParams({ sessionid: sessionId, ...form }) }),
  })
}
