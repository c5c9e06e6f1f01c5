import './storefront.css'
import type { Transport } from '@pandrop/api-client/client'
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

// A guest's first page asks for nothing: what it shows came with the document.
const lazyTransport: Transport = async (request) => {
  const { fetchTransport } = await import('@pandrop/api-client/browser-transport')
  return fetchTransport()(request)
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
  transport: lazyTransport,
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
