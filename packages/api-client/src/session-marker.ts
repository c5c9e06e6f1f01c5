/** Names in local storage (specification section 9); the token is named beside them. */
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

const read = (name: string): string | null => withStorage((storage) => storage.getItem(name), null)

/** Whether this browser believes to be signed in. A flag, never a secret (readings.md, The wire). */
export const hasSessionMarker = (): boolean => read(sessionName) === '1'

/** The bearer token; worthless without its session cookie. */
export const readToken = (): string | null => read(tokenName)

/** Remembers an opened session. */
export const keepSession = (token: string): void =>
  withStorage((storage) => {
    storage.setItem(sessionName, '1')
    storage.setItem(tokenName, token)
  }, undefined)

/** Forgets the session marker and the token (specification section 4, Authentication). */
export const forgetSession = (): void =>
  withStorage((storage) => {
    storage.removeItem(sessionName)
    storage.removeItem(tokenName)
  }, undefined)
