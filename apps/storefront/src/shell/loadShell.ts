import { currenciesQuery, settingsQuery, socialLinksQuery, staticPagesQuery } from '@pandrop/api-client/content-queries'
import { readSession } from '../session.ts'
import type { Shop } from '../shop.ts'
import { prepareCustomerPart } from './CustomerPart.tsx'
import { footerPart } from './footerPart.ts'

/**
 * What header, footer and prices need. Each part may fail alone: the shop then falls back on defaults (EUR, no links)
 * and stays usable (docs/behaviour/pages.md#part-fails-alone).
 */
export const loadShell = async ({ api, queryClient }: Shop): Promise<void> => {
  const { signedIn } = readSession(queryClient)
  await Promise.allSettled([
    import.meta.env.SSR && signedIn ? prepareCustomerPart() : undefined,
    import.meta.env.SSR ? footerPart.prepare() : undefined,
    queryClient.ensureQueryData(settingsQuery(api)),
    queryClient.ensureQueryData(currenciesQuery(api)),
    queryClient.ensureQueryData(staticPagesQuery(api)),
    queryClient.ensureQueryData(socialLinksQuery(api)),
  ])
}
