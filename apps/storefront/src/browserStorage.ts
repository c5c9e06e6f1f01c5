const yearSeconds = 365 * 24 * 60 * 60

// Storage throws where the browser forbids it; a choice then holds for the page that it was made on.
const forgiving = <Value>(use: () => Value, otherwise: Value): Value => {
  try {
    return use()
  } catch {
    return otherwise
  }
}

/** A value in local storage, or null. */
export const readStored = (name: string): string | null => forgiving(() => localStorage.getItem(name), null)

export const writeStored = (name: string, value: string): void =>
  forgiving(() => localStorage.setItem(name, value), undefined)

/** What was looked at last, as ids with commas (lookedAt.ts); logging out removes it. */
export const lookedAtName = 'lookedAt'

/** A cookie that scripts may read, or undefined. */
export const readCookie = (name: string): string | undefined => {
  const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`))
  return pair && decodeURIComponent(pair.slice(name.length + 1))
}

/** Keeps a value for a year in a cookie that documents are asked for with. */
export const writeCookie = (name: string, value: string): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}

/** Keeps a choice in local storage, and for a year in a cookie of the same name, so that documents know it at once. */
export const keepMirrored = (name: string, value: string): void => {
  writeStored(name, value)
  writeCookie(name, value)
}
