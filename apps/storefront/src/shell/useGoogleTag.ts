import { useEffect } from 'react'
import { useSettings } from '../hooks/useSettings.ts'
import { useHasConsent } from './consent.ts'

/** The operator's Google tag, once the visitor has accepted; its code comes with their consent. */
export const useGoogleTag = (): void => {
  const { google_tag } = useSettings()
  const accepted = useHasConsent()
  useEffect(() => {
    if (accepted && google_tag) void import('./googleTag.ts').then(({ beginTag }) => beginTag(google_tag))
  }, [accepted, google_tag])
}
