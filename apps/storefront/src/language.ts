import { keepMirrored, readCookie, readStored } from './browserStorage.ts'

/** Name in local storage and of the cookie that mirrors it (docs/behaviour/wire.md#local-storage). */
export const languageName = 'languageId'

/**
 * Whether this document speaks another language than the stored one because the cookie that tells of it was lost. The
 * cookie is then there again, so a reload is right; never twice, also where cookies are forbidden.
 */
export const regainsLanguage = (): boolean => {
  const stored = readStored(languageName)
  if (!stored || readCookie(languageName) === stored) return false
  keepMirrored(languageName, stored)
  return readCookie(languageName) === stored
}
