import { readdirSync, readFileSync } from 'node:fs'
import { english } from '@pandrop/dictionaries/en'
import { shopNames } from '@pandrop/dictionaries/en/shop-names'
import { expect, test } from 'vitest'
import { texts as account } from './account.ts'
import { texts as business } from './business.ts'
import { texts as buying } from './buying.ts'
import { texts as cards } from './cards.ts'
import { texts as choosing } from './choosing.ts'
import { texts as customer } from './customer.ts'
import { texts as failure } from './failure.ts'
import { texts as footer } from './footer.ts'
import { texts as home } from './home.ts'
import { texts as listing } from './listing.ts'
import { texts as menu } from './menu.ts'
import { texts as notMe } from './not-me.ts'
import { texts as order } from './order.ts'
import { texts as packCards } from './pack-cards.ts'
import { texts as packs } from './packs.ts'
import { texts as payout } from './payout.ts'
import { texts as proof } from './proof.ts'
import { texts as search } from './search.ts'
import { texts as selling } from './selling.ts'
import { texts as shelves } from './shelves.ts'
import { texts as shopping } from './shopping.ts'
import { shownTexts } from './shown.ts'
import { texts as unsubscribe } from './unsubscribe.ts'
import { texts as viewing } from './viewing.ts'
import { texts as viewingMore } from './viewing-more.ts'

const source = new URL('../', import.meta.url)

/** What a folder or page is shown with, beside the shell's texts (routes.ts). */
const groups: Record<string, Record<string, string>[]> = {
  'features/home': [home],
  'features/home/Features': [{ ...home, ...cards }],
  'features/catalogue': [cards],
  'features/catalogue/list': [listing],
  'features/catalogue/search': [{ ...shopping, ...search }],
  'features/saved-searches': [buying],
  'features/saved-searches/SaveSearch': [{ ...search, ...shopping }],
  'features/saved-searches/useSaveSearch': [listing, search],
  'features/catalogue/details': [{ ...viewing, ...viewingMore }],
  'features/cart': [buying],
  'features/cart/useCartActions': [cards, viewing],
  'features/cart/CartButton': [cards, viewing],
  'features/cart/useBuy': [viewing],
  'features/cart/useCartFailure': [{}],
  'features/content': [{}],
  'features/packs': [packs],
  'features/packs/PackCard': [packCards],
  'features/packs/PackCarousel': [packCards],
  'features/accounts': [account],
  'features/accounts/NotMe': [notMe],
  'features/orders/OrderContact': [order],
  'features/orders/OrderDelivery': [order],
  'features/orders/OrderItems': [order],
  'features/orders/OrderPayment': [order],
  'features/orders/OrderTimeline': [order],
  'features/orders/OrderView': [order],
  'features/orders/OrderWithdrawal': [order],
  'features/orders/WithdrawalDialog': [order],
  'features/cases': [order],
  'features/deals': [account],
  'features/deletion': [account],
  'features/offers': [{ ...account, ...selling }],
  'features/offers/Offers': [account],
  'features/offers/OfferTable': [account],
  'features/notifications': [account],
  'features/verifications': [account],
  'features/wishlist/TellMe': [search],
  'features/wishlist/Unsubscribe': [unsubscribe],
  'features/wishlist/WishButton': [listing, cards, viewingMore, packs, buying],
  'features/wishlist/useWishButton': [listing, cards, viewingMore, packs, buying],
  'features/payouts': [{ ...account, ...payout }],
  'features/proof': [proof],
  'pages/OrderPage': [order],
  'pages/AccountPage': [account],
  'pages/AuthPage': [account],
  'pages/ResetPasswordPage': [account],
  'pages/Email': [account],
  'pages/NotMePage': [notMe],
  'pages/HomePage': [home],
  'pages/HomePageHero': [{ ...home, ...cards }],
  'pages/HomePageStrip': [cards],
  'pages/Pack': [packs],
  'pages/HomePagePacks': [packCards],
  'pages/ProductListPage': [shelves],
  'pages/ProductListPageView': [listing],
  'pages/ProductListPageItems': [listing],
  'pages/ProductDetailsPage': [{ ...viewing, ...viewingMore }],
  'pages/ProductDetailsPageShelf': [{ ...viewing, ...viewingMore, ...packCards }],
  'pages/StaticPage': [{}],
  'pages/NotFoundPage': [{}],
  'pages/ErrorPage': [{}],
  'pages/ErrorPageReference': [failure],
  features: [buying],
  pages: [buying],
  forms: [buying],
  'forms/FactorNeeded': [account],
  'forms/CodeField': [account, proof],
  'forms/BusinessFields': [{ ...buying, ...business }],
  shell: [{}],
  'shell/search': [search],
  'shell/choices': [choosing],
  'shell/choices/ChoiceButton': [{}],
  'shell/CardSchemes': [footer],
  'shell/Footer': [footer],
  'shell/CookieBanner': [choosing],
  'shell/MobileMenu': [menu],
  'shell/BalanceChip': [customer],
  'shell/CartLink': [customer],
  'shell/DealCount': [customer, menu],
  'shell/NotificationBell': [customer],
  'shell/ProfileMenu': [customer],
  'shell/accountLinks': [customer, menu],
  hooks: [{}],
  history: [buying],
  'history/timeLeft': [order, account],
}

const keys = new Set(Object.keys(english).map((entry) => entry.split('#')[0]))

const groupsOf = (path: string): Record<string, string>[] => {
  const place = Object.keys(groups)
    .filter((start) => path.startsWith(start))
    .sort((left, right) => right.length - left.length)[0]
  return place === undefined ? [{}] : (groups[place] ?? [{}])
}

/** Every literal of a file that is the key of a text. */
const keysIn = (path: string): string[] => {
  const literals = readFileSync(new URL(path, source), 'utf8').matchAll(/'([a-z][a-z0-9]*(?:_[a-z0-9]+)+)'/g)
  return [...literals].map(([, literal]) => literal ?? '').filter((literal) => keys.has(literal))
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /^(pages|features|forms|history|shell|hooks)\/.*\.tsx?$/.test(path) && !path.endsWith('.test.ts'),
)

test('every text that a screen can show reaches the browser together with it', () => {
  const missing = files.flatMap((path) =>
    groupsOf(path).flatMap((group) => {
      const there = new Set(Object.keys({ ...shownTexts, ...shopNames, ...group }).map((entry) => entry.split('#')[0]))
      return keysIn(path)
        .filter((key) => !there.has(key))
        .map((key) => `${path}: ${key}`)
    }),
  )
  expect(missing).toEqual([])
})
