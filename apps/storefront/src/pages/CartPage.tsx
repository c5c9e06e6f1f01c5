import { countriesQuery } from '@pandrop/api-client/content-queries'
import { cartQuery, profileQuery } from '@pandrop/api-client/customer-queries'
import { type ApiFailure, asFailure } from '@pandrop/api-client/errors'
import { offeredItemsQuery } from '@pandrop/api-client/offered-queries'
import { recommendedItemsQuery } from '@pandrop/api-client/strip-queries'
import type { CartEntry } from '@pandrop/contract/cart'
import type { Item } from '@pandrop/contract/item'
import type { Text } from '@pandrop/dictionaries/translate'
import { Breadcrumb } from '@pandrop/ui/Breadcrumb'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { exteriorCode, formatFloat } from '@pandrop/ui/wear'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { attachedText } from '../attachedText.ts'
import { CartLines } from '../features/cart/CartLines.tsx'
import { CartSkeleton } from '../features/cart/CartSkeleton.tsx'
import { EmptyCart } from '../features/cart/EmptyCart.tsx'
import type { ItemFace } from '../features/cart/itemFace.ts'
import { OldCart } from '../features/cart/OldCart.tsx'
import { VerifyFirst } from '../features/cart/VerifyFirst.tsx'
import { ItemCarousel } from '../features/catalogue/ItemCarousel.tsx'
import { paintName, patternName, weaponName } from '../features/catalogue/itemNames.ts'
import { itemImage } from '../features/catalogue/itemPicture.ts'
import { Checkout } from '../features/checkout/Checkout.tsx'
import { buyable } from '../features/checkout/totals.ts'
import { OpenPayment } from '../features/payments/OpenPayment.tsx'
import { useOpenPayment } from '../features/payments/useOpenPayment.ts'
import { LimitsPanel } from '../features/verification-limits/LimitsPanel.tsx'
import { useApi } from '../hooks/useApi.ts'
import { useCart } from '../hooks/useCart.ts'
import { useFailureText } from '../hooks/useFailureText.ts'
import { useGo } from '../hooks/useGo.ts'
import { useSession } from '../hooks/useSession.ts'
import { useText } from '../hooks/useText.ts'
import { useTopUp } from '../hooks/useTopUp.ts'
import { readLookedAt } from '../lookedAt.ts'
import { definePage } from '../page.ts'
import { paths } from '../paths.ts'
import { tagText } from '../tagText.ts'
import { itemButtons } from './itemButtons.tsx'

const wearOf = (text: Text, { exterior, float }: Item): ItemFace['wear'] => {
  const code = exteriorCode(exterior)
  if (code === undefined || float === null) return text('card_not_painted')
  const label = text('card_wear', { exterior: tagText(text, exterior), float: formatFloat(float) })
  return { exterior: code, float, label }
}

/** The catalogue's words and pictures for a row of the cart. */
const faceOf = (text: Text, item: Item): ItemFace => {
  const { variant } = item
  const isSpecial = variant === 'stattrak' || variant === 'souvenir'
  return {
    weapon: weaponName(item),
    finish: paintName(text, item),
    pattern: patternName(item),
    attached: attachedText(text, item.attachments),
    qualityWord: tagText(text, item.quality),
    wear: wearOf(text, item),
    image: itemImage(item),
    special: isSpecial ? { kind: variant, label: tagText(text, variant) } : undefined,
  }
}

type Reading = Pick<UseQueryResult, 'error' | 'data'>

/** Why there is nothing to show; null where there is, or where the answer is still on its way. */
const failureOf = ({ error, data }: Reading): ApiFailure | null =>
  error && data === undefined ? asFailure(error) : null

/** Cart and profile belong together here: without either nothing can be bought. */
const useCartAndProfile = () => {
  const api = useApi()
  const { verified } = useSession()
  const cart = useCart()
  const cartReading = useQuery({ ...cartQuery(api), enabled: verified })
  const profileReading = useQuery({ ...profileQuery(api), enabled: verified })
  return {
    lines: cart.lines,
    profile: verified ? profileReading.data : undefined,
    failure: verified ? (failureOf(cartReading) ?? failureOf(profileReading)) : null,
    /** what is shown is old: the last reading has failed */
    isOld: verified && cartReading.isError && cartReading.data !== undefined,
    refresh: () => void cartReading.refetch(),
    retrying: cartReading.isFetching || profileReading.isFetching,
    retry: () => {
      if (!cartReading.data) void cartReading.refetch()
      if (!profileReading.data) void profileReading.refetch()
    },
  }
}

const shelfMax = 3

/** An empty cart, with what this browser looked at last behind it. */
const NothingInCart = () => {
  const text = useText()
  const [ids] = useState(readLookedAt)
  const { data: items = [] } = useQuery({ ...offeredItemsQuery(useApi(), ids), enabled: ids.length > 0 })
  const onShelf = items.slice(0, shelfMax).map((item) => {
    const { id, price } = item
    return { id, price, path: paths.item(item), ...faceOf(text, item) }
  })
  return <EmptyCart lookedAt={ids.length > 0 ? onShelf : undefined} />
}

const Recommended = () => {
  const text = useText()
  const { data: items = [] } = useQuery(recommendedItemsQuery(useApi()))
  return (
    <ItemCarousel
      title={text('cart_recommended_title')}
      line={text('cart_recommended_text')}
      items={items}
      buttons={itemButtons}
    />
  )
}

interface CartContentsProps {
  /** what was just paid for, while the next page is on its way */
  paidLines: readonly CartEntry[] | undefined
  onPaid: (lines: readonly CartEntry[], order: number) => void
  /** a card payment is open: paying anew would end it */
  replaces: boolean
  onEmptied: () => void
}

const CartContents = ({ paidLines, onPaid, replaces, onEmptied }: CartContentsProps) => {
  const text = useText()
  const failureText = useFailureText()
  const { lines, profile, failure, isOld, refresh, retrying, retry } = useCartAndProfile()
  const topUp = useTopUp()
  const shown = paidLines ?? lines

  if (failure) {
    return (
      <ErrorState
        title={text('cart_fetch_failed')}
        text={failureText(failure, 'unknown_error', 'cart_response_invalid')}
        retryLabel={text('cart_retry')}
        onRetry={retry}
        retrying={retrying}
      />
    )
  }
  if (shown?.length === 0) {
    return (
      <div className="flex flex-col gap-12">
        <NothingInCart />
        <Recommended />
      </div>
    )
  }
  if (!shown || !profile) return <CartSkeleton />
  return (
    <Checkout
      lines={shown}
      profile={profile}
      paid={paidLines !== undefined}
      onPaid={(order) => onPaid(shown, order)}
      note={replaces && text('open_payment_replaced')}
      onTopUp={topUp.open}
      limits={(total) => <LimitsPanel deed="card" sum={total} inCart />}
    >
      {isOld && <OldCart onRefresh={refresh} refreshing={retrying} />}
      <CartLines
        lines={shown}
        faceOf={(item) => faceOf(text, item)}
        locked={paidLines !== undefined}
        onEmptied={onEmptied}
      />
    </Checkout>
  )
}

const CartPage = () => {
  const text = useText()
  const { checked, signedIn, emailVerified } = useSession()
  const go = useGo()
  const { lines } = useCart()
  // What was bought leaves the cart at once; this page shows it until the next one is there.
  const [paidLines, setPaidLines] = useState<readonly CartEntry[]>()
  const contents = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with its panel.
  const focusContents = () => contents.current?.focus({ preventScroll: true })
  const open = useOpenPayment(focusContents)
  const { payment } = open
  const shown = paidLines ?? lines
  const mustVerify = checked && signedIn && !emailVerified
  const ownHeading = mustVerify || shown?.length === 0
  const steps = [
    { key: 'home', content: <a href={paths.home()}>{text('nav_home')}</a> },
    { key: 'cart', content: text('cart_title') },
  ]
  return (
    <div className="page pt-6 pb-12 compact:pt-4">
      <Breadcrumb label={text('breadcrumb_label')} steps={steps} />
      {ownHeading ? (
        <div className="h-6" />
      ) : (
        <div className="mt-5 mb-6 flex items-end justify-between gap-4">
          <h1 className="type-h1">{text('cart_title')}</h1>
          {shown && (
            <span className="text-[14px]/5 text-bone-2">{text('cart_count', { count: buyable(shown).length })}</span>
          )}
        </div>
      )}
      {payment && !paidLines && <OpenPayment key={payment.payment_id} payment={payment} handle={open} />}
      <div ref={contents} tabIndex={-1} className="outline-none">
        {mustVerify ? (
          <VerifyFirst />
        ) : (
          <CartContents
            paidLines={paidLines}
            replaces={payment !== null}
            onEmptied={focusContents}
            onPaid={(bought, order) => {
              setPaidLines(bought)
              go(paths.successPayment('purchase', order))
            }}
          />
        )}
      </div>
    </div>
  )
}

/** /cart: items, contact, trade link, address and both ways to pay (docs/behaviour/pages.md#cart-page). */
export const cartPage = definePage({
  load: async ({ api, queryClient }) => {
    await queryClient.prefetchQuery(countriesQuery(api))
  },
  head: ({ text }) => ({ title: text('cart_title'), noindex: true }),
  Component: CartPage,
})
