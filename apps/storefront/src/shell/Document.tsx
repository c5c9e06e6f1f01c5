import { currentToasts, subscribeToToasts } from '@pandrop/ui/toasts'
import { HeadContent, Outlet, Scripts, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '../hooks/useText.ts'
import { LazyHydrate } from '../lazyHydrate.tsx'
import { useShop } from '../shop.ts'
import { withTexts } from '../texts/shown.ts'
import { useIsAsking } from './consent.ts'
import { footerPart } from './footerPart.ts'
import { Header } from './Header.tsx'
import { TopUpProvider } from './TopUpProvider.tsx'
import { useVisit } from './useVisit.ts'

const nothing = {}

/** Everything from html to html: the frame that stays while pages change. */
export const Document = () => {
  const text = useText()
  const { frame } = useShop()
  const main = useVisit()
  return (
    <html lang={frame.visitor.language}>
      <head>
        <HeadContent />
      </head>
      <body>
        <a href="#content" className="skip-link">
          {text('skip_to_content')}
        </a>
        <Consent />
        <LoadingLine />
        <TopUpProvider>
          <div className="flex min-h-dvh flex-col">
            <Header />
            <main id="content" ref={main} tabIndex={-1} className="flex-1 outline-none">
              <Outlet />
            </main>
            <LazyHydrate part={footerPart} when="visible" props={nothing} />
          </div>
        </TopUpProvider>
        <Toasts />
        <Scripts />
      </body>
    </html>
  )
}

/** A line along the top while a page is on its way. It waits 150 ms, so ready pages show none. */
const LoadingLine = () => {
  const text = useText()
  const loading = useRouterState({ select: (state) => state.isLoading })
  if (!loading) return null
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-(--layer-toast) h-[3px]">
      <span className="loading-line block h-full bg-bamboo" />
      <span className="sr-only">{text('loading_page')}</span>
    </div>
  )
}

const CookieBanner = lazy(async () => {
  const screen = await withTexts(import('./CookieBanner.tsx'), import('../texts/choosing.ts'))
  return { default: screen.CookieBanner }
})

/** The cookie banner for those who have not answered. It floats over the page, so its late arrival moves nothing. */
const Consent = () => {
  const asking = useIsAsking()
  if (!asking) return null
  return (
    <Suspense>
      <CookieBanner />
    </Suspense>
  )
}

const ToastScreen = lazy(async () => ({ default: (await import('./ToastScreen.tsx')).ToastScreen }))

/**
 * Messages at the bottom right, drawn by code that comes with the first of them. The live region around them is there
 * from the start: what appears in a region that is itself new is not read out.
 */
const Toasts = () => {
  const text = useText()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const look = () => currentToasts().length > 0 && setWanted(true)
    look()
    return subscribeToToasts(look)
  }, [])
  return (
    <div aria-live="polite">
      {wanted && (
        <Suspense>
          <ToastScreen label={text('toasts_label')} closeLabel={text('toast_close')} undoLabel={text('toast_undo')} />
        </Suspense>
      )}
    </div>
  )
}
