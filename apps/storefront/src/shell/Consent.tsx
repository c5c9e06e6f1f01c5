import { lazy, Suspense } from 'react'
import { withTexts } from '../texts/shown.ts'
import { useIsAsking } from './consent.ts'

const CookieBanner = lazy(async () => {
  const screen = await withTexts(import('./CookieBanner.tsx'), import('../texts/choosing.ts'))
  return { default: screen.CookieBanner }
})

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
