import { watchSession } from '@pandrop/api-client/session-marker'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { readStored } from '../browserStorage.ts'
import { chosenCurrency, currencyName } from '../currency.ts'
import { followSession } from '../followSession.ts'
import { useSettings } from '../hooks/useSettings.ts'
import { checkSession } from '../session.ts'
import { type Shop, useShop } from '../shop.ts'
import { useHasConsent } from './consent.ts'
import { followLinks } from './linkClicks.ts'

/** After a route change the keyboard starts at the new page, as after loading a document. */
const useFocusOnRouteChange = (main: RefObject<HTMLElement | null>): void => {
  const pathname = useLocation({ select: (location) => location.pathname })
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}

/** The operator's Google tag, once the visitor has accepted; its code comes with their consent. */
const useGoogleTag = (): void => {
  const { google_tag } = useSettings()
  const accepted = useHasConsent()
  useEffect(() => {
    if (accepted && google_tag) void import('./googleTag.ts').then(({ beginTag }) => beginTag(google_tag))
  }, [accepted, google_tag])
}

/** Goes on in the stored currency where the cookie that tells documents of it was lost. */
const regainCurrency = (shop: Shop): void => {
  const stored = readStored(currencyName)
  if (!stored || stored === chosenCurrency(shop.frame)) return
  void import('../choose.ts').then(({ chooseCurrency }) => chooseCurrency(shop, stored))
}

/**
 * What a visit starts with, once the document is hydrated: links change routes, the choices of the
 * visitor hold, and the session is checked (docs/behaviour/pages.md#session-check).
 * @returns a ref for the main element
 */
export const useVisit = (): RefObject<HTMLElement | null> => {
  const shop = useShop()
  const router = useRouter()
  const main = useRef<HTMLElement>(null)
  useFocusOnRouteChange(main)
  useGoogleTag()
  useEffect(() => followLinks(router), [router])
  useEffect(() => regainCurrency(shop), [shop])
  useEffect(() => {
    void checkSession(shop).then((changed) => {
      // The guards decide again where somebody may be who is not signed in after all, or is.
      if (changed) void router.invalidate()
    })
    return watchSession(() => void followSession(shop, router))
  }, [shop, router])
  return main
}
