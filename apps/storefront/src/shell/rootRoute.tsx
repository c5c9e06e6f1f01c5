import { currenciesQuery, settingsQuery, socialLinksQuery, staticPagesQuery } from '@pandrop/api-client/content-queries'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { shopHeadTags } from '../head.ts'
import type { RawSearch } from '../search.ts'
import { readSession } from '../session.ts'
import type { Shop } from '../shop.ts'
import { prepareCustomerPart } from './CustomerPart.tsx'
import { Document } from './Document.tsx'
import { stayInDocument } from './documentGuard.ts'
import { footerPart } from './footerPart.ts'
import { searchPart } from './searchPart.ts'

/**
 * What header, footer and prices need. Each part may fail alone: the shop then falls back on defaults (EUR, no links)
 * and stays usable (docs/behaviour/pages.md#part-fails-alone).
 */
const loadShell = async ({ api, queryClient }: Shop): Promise<void> => {
  const { signedIn } = readSession(queryClient)
  await Promise.allSettled([
    import.meta.env.SSR && signedIn ? prepareCustomerPart() : undefined,
    import.meta.env.SSR ? footerPart.load() : undefined,
    import.meta.env.SSR ? searchPart.load() : undefined,
    queryClient.ensureQueryData(settingsQuery(api)),
    queryClient.ensureQueryData(currenciesQuery(api)),
    queryClient.ensureQueryData(staticPagesQuery(api)),
    queryClient.ensureQueryData(socialLinksQuery(api)),
  ])
}

/** The document around every page. */
export const rootRoute = createRootRouteWithContext<{ shop: Shop }>()({
  // The query stays as it stands in the address; each page reads what it knows (search.ts).
  validateSearch: (search: Record<string, unknown>) => search as RawSearch,
  beforeLoad: ({ location, preload }) => (preload ? undefined : stayInDocument(location.pathname, location.href)),
  loader: ({ context }) => loadShell(context.shop),
  head: ({ match }) => shopHeadTags(match.context.shop),
  component: Document,
})
