import type { RegisteredRouter } from '@tanstack/react-router'

// Served by the server itself, not by a route of the storefront.
const serverPaths = /^\/(api|storage|sanctum|dev|backoffice|assets|pay)(\/|$)/

const intentMilliseconds = 50

const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null

const isOwnTarget = (anchor: HTMLAnchorElement): boolean =>
  anchor.origin === window.location.origin &&
  !serverPaths.test(anchor.pathname) &&
  !anchor.hasAttribute('download') &&
  (anchor.target === '' || anchor.target === '_self')

/** A link to a place on this very page stays with the browser. */
const isFragment = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search

const wantsNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * Lets plain anchors change routes without a new document and loads a page when somebody is about to open it
 * (hover, focus, touch). Pages and the design system write `<a href>`; nothing in them knows a router.
 * @returns a function that ends it
 */
export const followLinks = (router: RegisteredRouter): (() => void) => {
  const hrefOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash
  let intent: ReturnType<typeof setTimeout> | undefined

  const onClick = (event: MouseEvent) => {
    const anchor = anchorOf(event)
    if (!anchor || event.defaultPrevented || wantsNewTab(event) || !isOwnTarget(anchor) || isFragment(anchor)) return
    event.preventDefault()
    void router.navigate({ href: hrefOf(anchor) })
  }

  // React stops clicks in parts of a document that it has not taken over: those are followed before it sees them.
  const onEarlyClick = (event: MouseEvent) => {
    if (!anchorOf(event)?.closest('[data-early]')) return
    onClick(event)
    if (event.defaultPrevented) event.stopPropagation()
  }

  const onIntent = (event: Event) => {
    clearTimeout(intent)
    const anchor = anchorOf(event)
    if (!anchor || !isOwnTarget(anchor) || isFragment(anchor)) return
    intent = setTimeout(() => {
      if (anchor.closest('article')) void import('./sharedItem.ts').then(({ shareItem }) => shareItem(router))
      // A page that cannot be loaded ahead of time is loaded, and fails, when it is opened.
      const search = Object.fromEntries(new URLSearchParams(anchor.search))
      void router.preloadRoute({ to: anchor.pathname, search }).catch(() => undefined)
    }, intentMilliseconds)
  }

  const ending = new AbortController()
  const options = { signal: ending.signal, passive: true }
  // On window: React's own handlers on the document have run by then and may have prevented the click.
  window.addEventListener('click', onClick, { signal: ending.signal })
  window.addEventListener('click', onEarlyClick, { signal: ending.signal, capture: true })
  for (const name of ['pointerover', 'focusin', 'touchstart']) window.addEventListener(name, onIntent, options)
  return () => {
    clearTimeout(intent)
    ending.abort()
  }
}
