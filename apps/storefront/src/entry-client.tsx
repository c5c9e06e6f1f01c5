import './storefront.css'
import type { Transport } from '@pandrop/api-client/client'
import { sessionElsewhere } from '@pandrop/api-client/session-marker'
import type { Dictionary } from '@pandrop/dictionaries/translate'
import { settlePictures } from '@pandrop/ui/settlePictures'
import { showToast } from '@pandrop/ui/toasts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { createShop } from './createShop.ts'
import { followSession } from './followSession.ts'
import { regainsLanguage } from './language.ts'
import { Providers } from './Providers.tsx'
import { createShopRouter } from './router.ts'
import { clearSession, readSession } from './session.ts'
import { prepareCustomerPart } from './shell/CustomerPart.tsx'
import type { Frame, Shop } from './shop.ts'
import { addNames, shownTexts } from './texts/shown.ts'
import { announcedTranslation, mergeOverEnglish, readTranslation } from './texts/translation.ts'

// Everything here is replaced by the document's own frame while the router hydrates.
const unknownFrame: Frame = {
  publicUrl: window.location.origin,
  visitor: {
    signedIn: false,
    emailVerified: false,
    language: document.documentElement.lang || 'en',
    currency: 'EUR',
    density: 'comfortable',
  },
  year: 0,
  textsUrl: '',
}

// A guest's first page asks for nothing: what it shows came with the document.
const lazyTransport: Transport = async (request) => {
  const { fetchTransport } = await import('@pandrop/api-client/browser-transport')
  return fetchTransport()(request)
}

const sessionExpiredMilliseconds = 3000

interface Hydration {
  /** all texts of the document's language, or the English ones */
  dictionary: Dictionary
  /** hears of differences to the document, which React then draws anew; reported by default */
  onDifference?: () => void
}

const hydrate = ({ dictionary, onDifference }: Hydration): void => {
  const leaveExpiredSession = (): void => {
    // Several calls may notice at once; the first one has said it.
    if (!readSession(shop.queryClient).signedIn) return
    // Another tab knows better, such as of a sign-in that has just replaced this session.
    if (sessionElsewhere() !== 'nothing') {
      void followSession(shop, router)
      return
    }
    clearSession(shop.queryClient)
    showToast({ kind: 'error', text: shop.text('session_expired'), milliseconds: sessionExpiredMilliseconds })
    void router.invalidate()
  }
  const shop: Shop = createShop({
    frame: unknownFrame,
    transport: lazyTransport,
    dictionary,
    onServer: false,
    onSessionExpired: leaveExpiredSession,
  })
  const router = createShopRouter(shop)
  hydrateRoot(
    document,
    <Providers shop={shop}>
      <RouterClient router={router} />
    </Providers>,
    { onRecoverableError: onDifference },
  )
}

/** Other languages than English are there before the first frame, so that it is the document's own, word for word. */
const hydrateTranslated = async (address: string): Promise<void> => {
  const translation = await readTranslation(address)
  if (translation) hydrate({ dictionary: mergeOverEnglish(translation) })
  // Without them the page is drawn anew in English: every word differs, and that is no news.
  else hydrate({ dictionary: shownTexts, onDifference: () => undefined })
}

settlePictures()
addNames()

const textsUrl = announcedTranslation()

const begin = (): void => {
  if (textsUrl) void hydrateTranslated(textsUrl)
  else hydrate({ dictionary: shownTexts })
}

if (regainsLanguage()) window.location.reload()
else if (document.querySelector('[data-customer]')) void prepareCustomerPart().then(begin)
else begin()
