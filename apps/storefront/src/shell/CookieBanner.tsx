import { staticPagesQuery } from '@pandrop/api-client/content-queries'
import type { StaticPage } from '@pandrop/contract/content'
import { Button } from '@pandrop/ui/Button'
import { Mark } from '@pandrop/ui/Mark'
import { useAboveBar } from '@pandrop/ui/useAboveBar'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { decodeEntities } from '../features/content/decodeEntities.ts'
import { useApi } from '../hooks/useApi.ts'
import { useText } from '../hooks/useText.ts'
import { paths } from '../paths.ts'
import { giveConsent } from './consent.ts'

type ListedPage = Omit<StaticPage, 'content'>

/** The page about cookies, else the one whose title contains "cookie" (docs/behaviour/wire.md#cookie-page). */
const cookiePage = (pages: readonly ListedPage[]): ListedPage | undefined =>
  pages.find(({ role }) => role === 'cookies') ?? pages.find(({ title }) => title.toLowerCase().includes('cookie'))

/** Accept or Decline, equal in size (docs/behaviour/look.md#cookie-banner-look). */
export const CookieBanner = () => {
  const text = useText()
  const banner = useRef<HTMLElement>(null)
  const { data: pages = [] } = useQuery(staticPagesQuery(useApi()))
  const page = cookiePage(pages)
  useAboveBar(banner)
  return (
    <section
      ref={banner}
      aria-label={text('choices_cookies')}
      data-bottom-bar=""
      className="rises fixed bottom-[calc(16px+var(--above-bar,0px))] left-4 z-(--layer-cookie) flex
        w-[560px] max-w-[calc(100vw-32px)] items-center gap-x-4 gap-y-3 rounded-card bg-ink-2 p-4 shadow-popover
        compact:inset-x-0 compact:bottom-[var(--above-bar,0px)] compact:w-full compact:max-w-none compact:flex-wrap
        compact:gap-y-2.5 compact:rounded-b-none compact:pt-3 compact:pb-[max(12px,env(safe-area-inset-bottom))]
        desktop:left-6
        forced-colors:border
        desktop:bottom-[calc(24px+var(--above-bar,0px))]"
    >
      <Mark size={32} className="flex-none compact:hidden" />
      <p className="min-w-0 flex-1 text-[14px]/5 text-bone-1">
        {text('choices_cookies_text')}{' '}
        {page && (
          <a href={paths.staticPage(page)} className="text-link text-bone-0">
            {decodeEntities(page.title)}
          </a>
        )}
      </p>
      <div className="grid flex-none grid-cols-2 gap-2.5 compact:w-full">
        <Button kind="secondary" size={40} onClick={() => giveConsent('declined')}>
          {text('choices_cookies_decline')}
        </Button>
        <Button size={40} onClick={() => giveConsent('accepted')}>
          {text('choices_cookies_accept')}
        </Button>
      </div>
    </section>
  )
}
