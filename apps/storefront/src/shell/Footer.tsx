import { settingsQuery, socialLinksQuery, staticPagesQuery } from '@pandrop/api-client/content-queries'
import { asFailure } from '@pandrop/api-client/errors'
import type { LinkPicture } from '@pandrop/contract/content'
import { iconButtonClass } from '@pandrop/ui/IconButton'
import { Logo } from '@pandrop/ui/Logo'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { decodeEntities } from '../features/content/decodeEntities.ts'
import { useApi } from '../hooks/useApi.ts'
import { useFailureText } from '../hooks/useFailureText.ts'
import { useSettings } from '../hooks/useSettings.ts'
import { useText } from '../hooks/useText.ts'
import { LoadAgain } from '../LoadAgain.tsx'
import { paths } from '../paths.ts'
import { pictureUrl } from '../pictures.ts'
import { useShop } from '../shop.ts'
import { CardSchemes } from './CardSchemes.tsx'
import { askForConsent } from './consent.ts'
import { shopLinks } from './navigation.ts'
import discord from './social/discord.svg?url&no-inline'
import facebook from './social/facebook.svg?url&no-inline'
import instagram from './social/instagram.svg?url&no-inline'
import reddit from './social/reddit.svg?url&no-inline'
import steam from './social/steam.svg?url&no-inline'
import telegram from './social/telegram.svg?url&no-inline'
import tiktok from './social/tiktok.svg?url&no-inline'
import twitch from './social/twitch.svg?url&no-inline'
import x from './social/x.svg?url&no-inline'
import youtube from './social/youtube.svg?url&no-inline'

const linkClass = 'inline-flex min-h-8 items-center wrap-anywhere text-[14px]/5 text-bone-1 hover:text-bone-0'

interface ColumnProps {
  title: string
  className?: string
  children: ReactNode
}

const Column = ({ title, className, children }: ColumnProps) => (
  <section className={className}>
    <h2 className="type-label">{title}</h2>
    <div className="mt-3">{children}</div>
  </section>
)

const ShopColumn = () => {
  const text = useText()
  const { offer_enabled } = useSettings()
  return (
    <Column title={text('footer_shop')}>
      <ul>
        {shopLinks.slice(1).map(({ key, href }) => (
          <li key={key}>
            <a href={href} className={linkClass}>
              {text(key)}
            </a>
          </li>
        ))}
        {offer_enabled && (
          <li>
            <a href={paths.offers()} className={linkClass}>
              {text('nav_offers')}
            </a>
          </li>
        )}
      </ul>
    </Column>
  )
}

const HelpColumn = () => {
  const text = useText()
  const { data: pages = [], isLoadingError, refetch } = useQuery(staticPagesQuery(useApi()))
  const listed = pages.filter(({ in_footer: isListed }) => isListed)
  if (listed.length === 0 && !isLoadingError) return null
  return (
    <Column title={text('footer_help')}>
      {isLoadingError && <LoadAgain title={text('pages_fetch_failed')} onRetry={() => void refetch()} />}
      <ul>
        {listed.map((page) => (
          <li key={page.id}>
            <a href={paths.staticPage(page)} className={linkClass}>
              {decodeEntities(page.title)}
            </a>
          </li>
        ))}
      </ul>
    </Column>
  )
}

/** Marks that the shop brings along (Tabler icons, MIT), by the name that staff gives as a picture. */
const marks: Readonly<Record<LinkPicture, string>> = {
  discord,
  facebook,
  instagram,
  reddit,
  steam,
  telegram,
  tiktok,
  twitch,
  x,
  youtube,
}

/**
 * The address of a social link's picture.
 * @param img one of the names above, or a picture like any other
 */
const socialPicture = (img: string): string => marks[img as LinkPicture] ?? pictureUrl(img)

const SocialLinks = () => {
  const { data: links = [] } = useQuery(socialLinksQuery(useApi()))
  if (links.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {links.map(({ id, link, img, title }) => (
        <li key={id}>
          <a href={link} target="_blank" rel="noopener noreferrer" aria-label={title} className={iconButtonClass()}>
            <img src={socialPicture(img)} alt="" width={20} height={20} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}

const SupportColumn = () => {
  const text = useText()
  const { support_email } = useSettings()
  return (
    <Column title={text('footer_support')} className="narrow:col-span-2">
      {support_email && (
        <a href={`mailto:${support_email}`} className={linkClass}>
          {support_email}
        </a>
      )}
      <SocialLinks />
      <CardSchemes />
    </Column>
  )
}

/** "© 2026 Pandrop. All rights reserved.": the settings name the owner, the year is the current one. */
const useCopyright = (): string => {
  const text = useText()
  const { year } = useShop().frame
  const { copyright } = useSettings()
  return text('footer_copyright', { year: String(year), owner: copyright || text('shop_name') })
}

/** Who the shop is comes with the settings; without them this says so (docs/behaviour/wire.md#settings-defaults). */
const SettingsFailed = () => {
  const failureText = useFailureText()
  const { error, isLoadingError, refetch } = useQuery(settingsQuery(useApi()))
  if (!isLoadingError) return null
  const title = failureText(asFailure(error), 'settings_fetch_failed', 'settings_invalid')
  return <LoadAgain title={title} onRetry={() => void refetch()} />
}

/** The end of every page (docs/behaviour/pages.md#footer). */
export const Footer = () => {
  const text = useText()
  const { requisites } = useSettings()
  const copyright = useCopyright()
  return (
    <footer className="mt-18 shadow-[inset_0_1px_0_var(--color-line)] wide:mt-22">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 pt-12 pb-10 wide:grid-cols-[1.5fr_1fr_1fr_1.1fr]">
        <div className="narrow:col-span-2">
          <a href={paths.home()} aria-label={text('home_link')} className="inline-flex max-w-full rounded-badge">
            <Logo name={text('wordmark')} picture={text('logo')} />
          </a>
          <p className="mt-4 max-w-[320px] text-[14px]/5 text-bone-2">{text('footer_about')}</p>
        </div>
        <ShopColumn />
        <HelpColumn />
        <SupportColumn />
      </div>
      <div className="page pb-10">
        <div className="flex flex-col gap-3 pt-6 text-[13px]/5 text-bone-2 shadow-[inset_0_1px_0_var(--color-line)]">
          <SettingsFailed />
          {requisites && <p className="whitespace-pre-line">{requisites}</p>}
          <div className="flex flex-wrap justify-between gap-x-8 gap-y-2">
            <p>{copyright}</p>
            <button type="button" onClick={askForConsent} className="hover:text-bone-0">
              {text('choices_cookies_change')}
            </button>
            <p>{text('footer_disclaimer')}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}
