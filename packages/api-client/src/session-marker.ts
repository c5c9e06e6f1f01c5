/** Names in local storage (docs/behaviour/wire.md#local-storage); the token is named beside them. */
const sessionName = 'session'
const tokenName = 'token'

// Storage throws where the browser forbids it; the shop then works until the page is closed.
const withStorage = <Value>(use: (storage: Storage) => Value, otherwise: Value): Value => {
  try {
    return use(localStorage)
  } catch {
    return otherwise
  }
}

/** The token of this page, once it has looked. Another tab may store a new one: this page was drawn for its own. */
let own: string | null | undefined

/** Whether storage holds what this page last did; where it does not, it tells nothing of other tabs. */
let isShared = true

const storedToken = (): string | null => withStorage((storage) => storage.getItem(tokenName), null)

/** The bearer token; worthless without its session cookie. */
export const readToken = (): string | null => {
  if (own === undefined) own = storedToken()
  return own
}

/** Whether this browser believes to be signed in. A flag, never a secret (docs/behaviour/wire.md#marker). */
export const hasSessionMarker = (): boolean =>
  readToken() !== null || withStorage((storage) => storage.getItem(sessionName), null) === '1'

/** Remembers an opened session. */
export const keepSession = (token: string): void => {
  own = token
  isShared = withStorage((storage) => {
    storage.setItem(sessionName, '1')
    storage.setItem(tokenName, token)
    return true
  }, false)
}

/** Forgets the session marker and the token (docs/behaviour/accounts.md#session-cleared). */
export const forgetSession = (): void => {
  own = null
  isShared = withStorage((storage) => {
    storage.removeItem(sessionName)
    storage.removeItem(tokenName)
    return true
  }, false)
}

/** What other tabs have done to the session since this page looked last. */
export type Elsewhere = 'nothing' | 'ended' | 'opened' | 'replaced'

/** Compares this page's session with the browser's. */
export const sessionElsewhere = (): Elsewhere => {
  const mine = readToken()
  const stored = withStorage((storage) => storage.getItem(tokenName), mine)
  if (!isShared || stored === mine) return 'nothing'
  if (stored === null) return 'ended'
  return mine === null ? 'opened' : 'replaced'
}

/** Goes on with the browser's session, whoever opened or ended it. */
export const adoptSession = (): void => {
  own = storedToken()
}

/**
 * Calls back when another tab has opened, ended or replaced the session; also when this page comes back to life,
 * because one that slept heard nothing.
 * @returns a function that ends it
 */
export const watchSession = (onChange: () => void): (() => void) => {
  const ending = new AbortController()
  const look = () => {
    if (sessionElsewhere() !== 'nothing') onChange()
  }
  window.addEventListener('storage', look, { signal: ending.signal })
  window.addEventListener('pageshow', look, { signal: ending.signal })
  document.addEventListener('visibilitychange', look, { signal: ending.signal })
  return () => ending.abort()
}
