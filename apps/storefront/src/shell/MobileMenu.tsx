import { formatUnits } from '@pandrop/money/format'
import { Avatar } from '@pandrop/ui/Avatar'
import { Button, buttonClass } from '@pandrop/ui/Button'
import { CartIcon } from '@pandrop/ui/CartIcon'
import { Drop } from '@pandrop/ui/Drop'
import { IconButton } from '@pandrop/ui/IconButton'
import { Logo } from '@pandrop/ui/Logo'
import {
  IconBell,
  IconGift,
  IconHeart,
  IconLogout,
  IconPlus,
  IconReceipt,
  IconTag,
  IconUser,
  IconWallet,
  IconWorld,
  IconX,
} from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useCart } from '../hooks/useCart.ts'
import { usePrices } from '../hooks/usePrices.ts'
import { isIdentityVerified, useProfile } from '../hooks/useProfile.ts'
import { useSession } from '../hooks/useSession.ts'
import { useSettings } from '../hooks/useSettings.ts'
import { useText } from '../hooks/useText.ts'
import { useTopUp } from '../hooks/useTopUp.ts'
import { paths } from '../paths.ts'
import { useShop } from '../shop.ts'
import { displayName } from './accountLinks.ts'
import { CountBadge } from './CartLink.tsx'
import type { Choice } from './choices/ChoiceSheet.tsx'
import { DealCount } from './DealCount.tsx'
import { shopLinks, useIsCurrent } from './navigation.ts'

interface MobileMenuProps {
  open: boolean
  onClose: () => void
  /** the visitor wants another language or currency */
  onChoose: (choice: Choice) => void
}

/** At this width and above the header has its own links (docs/behaviour/pages.md#mobile-menu). */
const desktopQuery = '(width >= 1280px)'

/** The modal dialog of the browser: it keeps the focus, closes on Escape and gives the focus back. */
const useModal = (open: boolean, onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  useEffect(() => {
    const desktop = window.matchMedia(desktopQuery)
    const closeOnDesktop = () => desktop.matches && onClose()
    desktop.addEventListener('change', closeOnDesktop)
    return () => desktop.removeEventListener('change', closeOnDesktop)
  }, [onClose])
  return dialog
}

const ProfileRow = () => {
  const text = useText()
  const topUp = useTopUp()
  const profile = useProfile()
  const { name: currency } = useSettings().internal_currency
  const name = displayName(profile)
  return (
    <div className="raised flex min-h-[74px] items-center gap-4 rounded-card p-4">
      <Avatar
        name={name}
        src={profile?.avatarUrl ?? undefined}
        verifiedLabel={isIdentityVerified(profile) ? text('verified_mark') : undefined}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-[15px]/5 font-[640]">{name}</p>
        {profile && (
          <p className="text-[14px]/5 text-bone-2">
            {formatUnits(profile.balance)} {currency}
          </p>
        )}
      </div>
      <Button
        kind="money"
        size={40}
        icon={<IconPlus aria-hidden="true" size={18} stroke={2} />}
        onClick={() => topUp.open()}
      >
        {text('top_up')}
      </Button>
    </div>
  )
}

const ShopRows = () => {
  const text = useText()
  const isCurrent = useIsCurrent()
  return (
    <ul>
      {shopLinks.map(({ key, href }) => (
        <li key={key}>
          <a
            href={href}
            aria-current={isCurrent(href) ? 'page' : undefined}
            className="flex min-h-[58px] items-center justify-between font-wide text-[27px]/8 font-[720]
              tracking-[-.02em] text-bone-1 [font-stretch:116%] aria-[current]:text-bone-0"
          >
            {text(key)}
            {isCurrent(href) && <Drop width={11} />}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  href: string
  icon: ReactNode
  children: ReactNode
}

const Row = ({ href, icon, children }: RowProps) => (
  <li>
    <a href={href} className="flex min-h-12 items-center gap-4 text-[16px]/5 font-[540]">
      {icon}
      {children}
    </a>
  </li>
)

const UnreadCount = () => {
  const text = useText()
  const count = useProfile()?.unread_notifications ?? 0
  if (count === 0) return null
  return (
    <>
      <CountBadge count={count} className="ml-auto" />
      <span className="sr-only">{text('nav_notifications_unread', { count })}</span>
    </>
  )
}

const AccountRows = () => {
  const text = useText()
  const { count } = useCart()
  const { offer_enabled } = useSettings()
  const profile = useProfile()
  const icon = { 'aria-hidden': true, size: 22, stroke: 1.5, className: 'text-bone-1' } as const
  return (
    <ul className="mt-4 pt-4 shadow-[inset_0_1px_0_var(--color-line)]">
      <Row href={paths.cart()} icon={<CartIcon size={22} className="text-bone-1" />}>
        {text('nav_cart')}
        {count > 0 && <CountBadge count={count} className="ml-auto" />}
      </Row>
      <Row href={paths.account()} icon={<IconUser {...icon} />}>
        {text('nav_account')}
      </Row>
      <Row href={paths.account('notifications')} icon={<IconBell {...icon} />}>
        {text('nav_notifications')}
        <UnreadCount />
      </Row>
      <Row href={paths.account('orders')} icon={<IconReceipt {...icon} />}>
        {text('nav_orders')}
      </Row>
      <Row href={paths.account('transactions')} icon={<IconWallet {...icon} />}>
        {text('nav_payments')}
      </Row>
      <Row href={paths.account('deals')} icon={<IconGift {...icon} />}>
        {text('nav_deals')}
        <DealCount count={profile?.open_deals} />
      </Row>
      {offer_enabled && (
        <Row href={paths.offers()} icon={<IconTag {...icon} />}>
          {text('nav_offers')}
        </Row>
      )}
      <Row href={paths.wishlist()} icon={<IconHeart {...icon} />}>
        {text('nav_wishlist')}
      </Row>
    </ul>
  )
}

const GuestButtons = () => {
  const text = useText()
  const { is_reg_enabled } = useSettings()
  return (
    <div className="flex flex-wrap gap-3">
      <a href={paths.signIn()} className={buttonClass({ kind: 'secondary', className: 'flex-1' })}>
        {text('nav_sign_in')}
      </a>
      {is_reg_enabled && (
        <a href={paths.signUp()} className={buttonClass({ className: 'flex-1' })}>
          {text('nav_sign_up')}
        </a>
      )}
    </div>
  )
}

/** The language under its own name: "Français". */
const nameOf = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const ChoiceButtons = ({ onChoose }: Pick<MobileMenuProps, 'onChoose'>) => {
  const text = useText()
  const { language } = useShop().frame.visitor
  const { currency } = usePrices()
  return (
    <>
      <Button
        kind="secondary"
        size={40}
        className="flex-1"
        aria-haspopup="dialog"
        icon={<IconWorld aria-hidden="true" size={20} stroke={1.6} />}
        onClick={() => onChoose('language')}
      >
        <span className="sr-only">{`${text('choices_language')}: `}</span>
        {nameOf(language)}
      </Button>
      <Button kind="secondary" size={40} className="flex-1" aria-haspopup="dialog" onClick={() => onChoose('currency')}>
        <span className="sr-only">{`${text('choices_currency')}: `}</span>
        {`${currency.code} ${currency.symbol}`}
      </Button>
    </>
  )
}

const LogOutButton = () => {
  const text = useText()
  const session = useSession()
  return (
    <Button
      kind="secondary"
      size={40}
      className="flex-1"
      icon={<IconLogout aria-hidden="true" size={20} stroke={1.6} />}
      onClick={() => void session.close()}
    >
      {text('menu_log_out')}
    </Button>
  )
}

/**
 * The whole window below 1280 px: the header's links and the customer's own (docs/behaviour/look.md#mobile-menu-look).
 */
export const MobileMenu = ({ open, onClose, onChoose }: MobileMenuProps) => {
  const text = useText()
  const { signedIn } = useSession()
  const dialog = useModal(open, onClose)
  // Whatever is chosen in the menu is an answer: links, top-up, log-out.
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only hears the links and buttons inside
    <dialog
      ref={dialog}
      aria-label={text('menu_label')}
      onClose={onClose}
      onClick={closeOnChoice}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-ink-0 text-bone-0"
    >
      <div className="flex min-h-full flex-col">
        <div
          className="page flex h-[60px] flex-none items-center justify-between
            shadow-[inset_0_-1px_0_var(--color-line)]"
        >
          <Logo name={text('wordmark')} picture={text('logo')} />
          <IconButton label={text('menu_close')}>
            <IconX aria-hidden="true" size={20} stroke={1.6} />
          </IconButton>
        </div>
        <div className="page flex flex-1 flex-col pt-5 pb-6">
          {signedIn && <ProfileRow />}
          <nav aria-label={text('nav_label')} className={signedIn ? 'mt-3' : ''}>
            <ShopRows />
            {signedIn && <AccountRows />}
          </nav>
          <div className="mt-auto flex flex-col gap-3 pt-6">
            <div className="flex flex-wrap gap-2">
              <ChoiceButtons onChoose={onChoose} />
              {signedIn && <LogOutButton />}
            </div>
            {!signedIn && <GuestButtons />}
          </div>
        </div>
      </div>
    </dialog>
  )
}
