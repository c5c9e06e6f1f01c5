import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../browserStorage.ts'

/** Kept in local storage under this name (docs/behaviour/wire.md#cookie-consent). */
const consentName = 'cookie_consent'

type Consent = 'accepted' | 'declined'

const listeners = new Set<() => void>()
let asking = false

/** What was answered on this page counts even where nothing can be stored. */
let answered: Consent | undefined

const notify = (): void => {
  for (const listener of listeners) listener()
}

/** What the visitor answered, or null. Another tab's answer counts. */
export const readConsent = (): Consent | null => {
  const stored = readStored(consentName) ?? answered
  return stored === 'accepted' || stored === 'declined' ? stored : null
}

/** Keeps the visitor's answer. */
export const giveConsent = (consent: Consent): void => {
  answered = consent
  asking = false
  writeStored(consentName, consent)
  notify()
}

/** Shows the banner again: taking consent back is as easy as giving it. */
export const askForConsent = (): void => {
  asking = true
  notify()
}

/**
 * Calls back whenever the answer may have changed.
 * @returns a function that ends it
 */
export const subscribeToConsent = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether to show the banner; never in a document, which does not know the answer. */
export const useIsAsking = (): boolean =>
  useSyncExternalStore(
    subscribeToConsent,
    () => asking || readConsent() === null,
    () => false,
  )

/** Whether the visitor has accepted. */
export const useHasConsent = (): boolean =>
  useSyncExternalStore(
    subscribeToConsent,
    () => readConsent() === 'accepted',
    () => false,
  )
