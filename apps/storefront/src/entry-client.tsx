import './storefront.css'
import { browserTransport } from '@pandrop/api-client/browser-transport'
import { showToast } from '@pandrop/ui/toasts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { createShop } from './createShop.ts'
import { Providers } from './Providers.tsx'
import { createShopRouter } from './router.ts'
import { clearSession, readSession } from './session.ts'
import type { Frame, Shop } from './shop.ts'

// Everything here is replaced by the document's own frame while the router hydrates.
const unknownFrame: Frame = {
  publicUrl: window.location.origin,
  visitor: { signedIn: false, emailVerified: false, language: document.documentElement.lang || 'en', currency: 'EUR' },
  year: 0,
  fontUrl: '',
}

const sessionExpiredMilliseconds = 3000

const leaveExpiredSession = (): void => {
  // Several calls may notice at once; the first one has said it.
  if (!readSession(shop.queryClient).signedIn) return
  clearSession(shop.queryClient)
  showToast({ kind: 'error', text: shop.text('session_expired'), milliseconds: sessionExpiredMilliseconds })
  void router.invalidate()
}

const shop: Shop = createShop({
  frame: unknownFrame,
  transport: browserTransport,
  onServer: false,
  onSessionExpired: leaveExpiredSession,
})
const router = createShopRouter(shop)

hydrateRoot(
  document,
  <Providers shop={shop}>
    <RouterClient router={router} />
  </Providers>,
)
