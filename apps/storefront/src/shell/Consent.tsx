import { lazy, Suspense } from 'react'
import { useIsAsking } from './consent.ts'

const CookieBanner = lazy(async () => ({ default: (await import('./CookieBanner.tsx')).CookieBanner }))

/** The cookie banner for those who have not answered. It floats over the page, so its late arrival moves nothing. */
export const Consent = () => {
  const asking = useIsAsking()
  if (!asking) return null
  return (
    <Suspense>
      <CookieBanner />
    </Suspense>
  )
}
