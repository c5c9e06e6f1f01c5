import { createRootRouteWithContext } from '@tanstack/react-router'
import { shopHeadTags } from '../head.ts'
import type { RawSearch } from '../search.ts'
import type { Shop } from '../shop.ts'
import { Document } from './Document.tsx'
import { stayInDocument } from './documentGuard.ts'
import { loadShell } from './loadShell.ts'

/** The document around every page. */
export const rootRoute = createRootRouteWithContext<{ shop: Shop }>()({
  // The query stays as it stands in the address; each page reads what it knows (search.ts).
  validateSearch: (search: Record<string, unknown>) => search as RawSearch,
  beforeLoad: ({ location, preload }) => (preload ? undefined : stayInDocument(location.pathname, location.href)),
  loader: ({ context }) => loadShell(context.shop),
  head: ({ match }) => shopHeadTags(match.context.shop),
  component: Document,
})
