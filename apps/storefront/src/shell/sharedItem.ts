import type { RegisteredRouter } from '@tanstack/react-router'

const itemPath = /^\/products\/[^/]+\/[^/]+\/\d+$/

const isItem = (path: string | undefined): path is string => path !== undefined && itemPath.test(path)

/** Marks the card of an item, if the page has one, as what travels; no other is. */
const mark = (path: string): void => {
  for (const card of document.querySelectorAll('[data-travels]')) card.removeAttribute('data-travels')
  document.querySelector(`main article:has(a[href="${CSS.escape(path)}"])`)?.setAttribute('data-travels', '')
}

let shared = false

/**
 * Lets the weapon of a card become that of the item's page, and go back into its card (docs/behaviour/look.md#travel).
 * Other changes of pages are as they were, and so are all of them in browsers without view transitions by type.
 */
export const shareItem = (router: RegisteredRouter): void => {
  if (shared || !CSS.supports('selector(:active-view-transition-type(item))')) return
  shared = true
  router.options.defaultViewTransition = {
    types: ({ fromLocation, toLocation }) => {
      const [from, to] = [fromLocation?.pathname, toLocation.pathname]
      if (isItem(from) === isItem(to)) return false
      if (isItem(to)) mark(to)
      return ['item']
    },
  }
  // The new page stands, and has not been looked at yet.
  router.subscribe('onRendered', ({ fromLocation }) => {
    if (isItem(fromLocation?.pathname)) mark(fromLocation.pathname)
  })
}
