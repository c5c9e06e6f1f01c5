import { buttonClass } from '@pandrop/ui/Button'
import { Drop } from '@pandrop/ui/Drop'
import { IconButton } from '@pandrop/ui/IconButton'
import { Logo } from '@pandrop/ui/Logo'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../hooks/useSession.ts'
import { useSettings } from '../hooks/useSettings.ts'
import { useText } from '../hooks/useText.ts'
import { LazyHydrate } from '../lazyHydrate.tsx'
import { paths } from '../paths.ts'
import { withTexts } from '../texts/shown.ts'
import { CustomerPart } from './CustomerPart.tsx'
import { ChoiceButton } from './choices/ChoiceButton.tsx'
import type { Choice } from './choices/ChoiceSheet.tsx'
import { shopLinks, useIsCurrent } from './navigation.ts'
import { searchPart } from './searchPart.ts'

const loadMobileMenu = async () => {
  const screen = await withTexts(import('./MobileMenu.tsx'), import('../texts/menu.ts'))
  return { default: screen.MobileMenu }
}
const MobileMenu = lazy(loadMobileMenu)

const ChoiceSheet = lazy(async () => {
  const screen = await withTexts(import('./choices/ChoiceSheet.tsx'), import('../texts/choosing.ts'))
  return { default: screen.ChoiceSheet }
})

const nothing = {}

const NavigationLinks = () => {
  const text = useText()
  const isCurrent = useIsCurrent()
  return (
    <nav aria-label={text('nav_label')} className="ml-6 flex self-stretch not-desktop:hidden">
      {shopLinks.map(({ key, href }) => {
        const current = isCurrent(href)
        return (
          <a
            key={key}
            href={href}
            aria-current={current ? 'page' : undefined}
            className="relative flex items-center px-3.5 text-[15px]/5 font-[560] text-bone-1 hover:text-bone-0
              aria-[current]:text-bone-0"
          >
            {text(key)}
            {current && <Drop className="absolute bottom-0 left-1/2 -translate-x-1/2 translate-y-[55%]" />}
          </a>
        )
      })}
    </nav>
  )
}

const GuestLinks = () => {
  const text = useText()
  const { is_reg_enabled } = useSettings()
  return (
    <>
      <a href={paths.signIn()} className={buttonClass({ kind: 'tertiary', size: 40, className: 'guest-sign-in' })}>
        {text('nav_sign_in')}
      </a>
      {is_reg_enabled && (
        <a href={paths.signUp()} className={buttonClass({ size: 40, className: 'guest-sign-up' })}>
          {text('nav_sign_up')}
        </a>
      )}
    </>
  )
}

const MenuButton = () => {
  const text = useText()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [choice, setChoice] = useState<Choice>()
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <div className="desktop:hidden">
      <IconButton
        label={text('menu_open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadMobileMenu()}
        onClick={show}
      >
        <IconMenu2 aria-hidden="true" size={20} stroke={1.6} />
      </IconButton>
      {wanted && (
        <Suspense>
          <MobileMenu open={open} onClose={() => setOpen(false)} onChoose={setChoice} />
        </Suspense>
      )}
      {choice && (
        <Suspense>
          <ChoiceSheet choice={choice} onClose={() => setChoice(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

/** The bar on top of every page: logo, links, and what the visitor may do (docs/behaviour/pages.md#header). */
export const Header = () => {
  const text = useText()
  const { signedIn } = useSession()
  return (
    <header className="sticky top-0 z-(--layer-sticky) bg-ink-0 shadow-[inset_0_-1px_0_var(--color-line)]">
      <div className="page flex h-[60px] items-center desktop:h-[68px]">
        <a href={paths.home()} aria-label={text('home_link')} className="flex min-w-[34px] rounded-badge">
          {/* Where a balance leaves no room for it, the wordmark wraps out of sight and takes no room either. */}
          <Logo name={text('wordmark')} picture={text('logo')} className="h-[34px] min-w-0 flex-wrap overflow-hidden" />
        </a>
        <NavigationLinks />
        <LazyHydrate part={searchPart} when="interaction" props={nothing} />
        <div
          data-customer={signedIn ? '' : undefined}
          className="flex flex-none items-center gap-2 pl-2 desktop:gap-2.5"
        >
          <ChoiceButton />
          <Suspense>{signedIn ? <CustomerPart /> : <GuestLinks />}</Suspense>
          <MenuButton />
        </div>
      </div>
    </header>
  )
}
