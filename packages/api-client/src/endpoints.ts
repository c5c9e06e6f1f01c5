import type * as accounts from '@pandrop/contract/accounts'
import type * as apiKeys from '@pandrop/contract/api-keys'
import type * as avatar from '@pandrop/contract/avatar'
import type { Call } from '@pandrop/contract/call'
import type * as cart from '@pandrop/contract/cart'
import type * as catalogue from '@pandrop/contract/catalogue'
import type * as content from '@pandrop/contract/content'
import type * as deposits from '@pandrop/contract/deposits'
import type * as devices from '@pandrop/contract/devices'
import { avatarBytesMax } from '@pandrop/contract/limits'
import type * as offers from '@pandrop/contract/offers'
import type * as profile from '@pandrop/contract/profile'
import type * as promo from '@pandrop/contract/promo'
import type * as purchase from '@pandrop/contract/purchase'
import type * as wishlist from '@pandrop/contract/wishlist'

declare const declared: unique symbol

/** The parts of a call that a client needs to make it; its schemas stay behind as types. */
export type Endpoint<C extends Call> = Pick<C, 'method' | 'path' | 'access'> &
  Pick<C, Extract<keyof C, 'idempotent' | 'upload'>> & { readonly [declared]?: C }

/**
 * Names a call of the contract without its schemas, which would weigh more than the shop's first page. The type
 * argument is the contract's own declaration: a method, path or access that differs does not compile.
 * @__NO_SIDE_EFFECTS__
 */
export const endpoint = <C extends Call>(parts: Endpoint<C>): Endpoint<C> => parts

export const isAuth = endpoint<typeof accounts.isAuth>({ method: 'GET', path: '/is-auth', access: 'public' })
export const login = endpoint<typeof accounts.login>({ method: 'POST', path: '/login', access: 'public' })
export const register = endpoint<typeof accounts.register>({ method: 'POST', path: '/register', access: 'public' })
export const logout = endpoint<typeof accounts.logout>({ method: 'POST', path: '/logout', access: 'public' })
export const requestPasswordReset = endpoint<typeof accounts.requestPasswordReset>({
  method: 'POST',
  path: '/user/reset-password',
  access: 'public',
})
export const resetPassword = endpoint<typeof accounts.resetPassword>({
  method: 'POST',
  path: '/reset-password',
  access: 'public',
})
export const resendVerification = endpoint<typeof accounts.resendVerification>({
  method: 'POST',
  path: '/email/verify/resend',
  access: 'signed_in',
})

export const getProfile = endpoint<typeof profile.getProfile>({
  method: 'GET',
  path: '/user/profile',
  access: 'signed_in',
})
export const updateProfile = endpoint<typeof profile.updateProfile>({
  method: 'PUT',
  path: '/user/profile',
  access: 'signed_in',
})
export const cancelEmailChange = endpoint<typeof profile.cancelEmailChange>({
  method: 'POST',
  path: '/user/email-change/cancel',
  access: 'signed_in',
})

export const listSessions = endpoint<typeof devices.listSessions>({
  method: 'GET',
  path: '/user/sessions',
  access: 'signed_in',
})
export const endSession = endpoint<typeof devices.endSession>({
  method: 'POST',
  path: '/user/sessions/end',
  access: 'signed_in',
})
export const endOtherSessions = endpoint<typeof devices.endOtherSessions>({
  method: 'POST',
  path: '/user/sessions/end-others',
  access: 'signed_in',
})

export const changePassword = endpoint<typeof profile.changePassword>({
  method: 'POST',
  path: '/user/change-password',
  access: 'signed_in',
})

export const uploadAvatar = endpoint<typeof avatar.uploadAvatar>({
  method: 'POST',
  path: '/user/avatar',
  access: 'signed_in',
  upload: { bytesMax: avatarBytesMax },
})
export const removeAvatar = endpoint<typeof avatar.removeAvatar>({
  method: 'POST',
  path: '/user/avatar/remove',
  access: 'signed_in',
})

export const listApiKeys = endpoint<typeof apiKeys.listApiKeys>({
  method: 'GET',
  path: '/user/api-keys',
  access: 'verified',
})
export const createApiKey = endpoint<typeof apiKeys.createApiKey>({
  method: 'POST',
  path: '/user/api-keys',
  access: 'verified',
})
export const revokeApiKey = endpoint<typeof apiKeys.revokeApiKey>({
  method: 'POST',
  path: '/user/api-keys/revoke',
  access: 'verified',
})

export const getSettings = endpoint<typeof content.getSettings>({ method: 'GET', path: '/settings', access: 'public' })
export const listCurrencies = endpoint<typeof content.listCurrencies>({
  method: 'GET',
  path: '/currencies',
  access: 'public',
})
export const listLanguages = endpoint<typeof content.listLanguages>({
  method: 'GET',
  path: '/languages',
  access: 'public',
})
export const listCountries = endpoint<typeof content.listCountries>({
  method: 'GET',
  path: '/countries',
  access: 'public',
})
export const listStaticPages = endpoint<typeof content.listStaticPages>({
  method: 'GET',
  path: '/static-pages',
  access: 'public',
})
export const getStaticPage = endpoint<typeof content.getStaticPage>({
  method: 'GET',
  path: '/static-pages/:id',
  access: 'public',
})
export const listSocialLinks = endpoint<typeof content.listSocialLinks>({
  method: 'GET',
  path: '/social-links',
  access: 'public',
})

export const listItems = endpoint<typeof catalogue.listItems>({ method: 'GET', path: '/items/list', access: 'public' })
export const getItem = endpoint<typeof catalogue.getItem>({ method: 'GET', path: '/items/:id', access: 'public' })
export const recommendedItems = endpoint<typeof catalogue.recommendedItems>({
  method: 'GET',
  path: '/items/recommended',
  access: 'public',
})
export const filterData = endpoint<typeof catalogue.filterData>({
  method: 'GET',
  path: '/items/filter-data',
  access: 'public',
})
export const suggestItems = endpoint<typeof catalogue.suggestItems>({
  method: 'GET',
  path: '/items/suggestions',
  access: 'public',
})
export const listSubcategories = endpoint<typeof catalogue.listSubcategories>({
  method: 'GET',
  path: '/items/subcategories',
  access: 'public',
})
export const listCategories = endpoint<typeof catalogue.listCategories>({
  method: 'GET',
  path: '/categories',
  access: 'public',
})

export const cartContents = endpoint<typeof cart.cartContents>({
  method: 'GET',
  path: '/cart/contents',
  access: 'verified',
})
export const addToCart = endpoint<typeof cart.addToCart>({ method: 'POST', path: '/cart/add', access: 'verified' })
export const removeFromCart = endpoint<typeof cart.removeFromCart>({
  method: 'POST',
  path: '/cart/remove',
  access: 'verified',
})
export const clearCart = endpoint<typeof cart.clearCart>({ method: 'POST', path: '/cart/clear', access: 'verified' })

export const listWishes = endpoint<typeof wishlist.listWishes>({ method: 'GET', path: '/wishlist', access: 'verified' })
export const addWish = endpoint<typeof wishlist.addWish>({ method: 'POST', path: '/wishlist/add', access: 'verified' })
export const changeAlert = endpoint<typeof wishlist.changeAlert>({
  method: 'POST',
  path: '/wishlist/alert',
  access: 'verified',
})
export const removeWish = endpoint<typeof wishlist.removeWish>({
  method: 'POST',
  path: '/wishlist/remove',
  access: 'verified',
})
export const unsubscribeAlerts = endpoint<typeof wishlist.unsubscribeAlerts>({
  method: 'POST',
  path: '/wishlist/unsubscribe',
  access: 'public',
})

export const depositCheckout = endpoint<typeof deposits.depositCheckout>({
  method: 'POST',
  path: '/deposit/checkout',
  idempotent: true,
  access: 'verified',
})
export const depositStatus = endpoint<typeof deposits.depositStatus>({
  method: 'GET',
  path: '/deposit/status/:id',
  access: 'verified',
})
export const depositHistory = endpoint<typeof deposits.depositHistory>({
  method: 'GET',
  path: '/deposit/history',
  access: 'verified',
})
export const cancelDeposit = endpoint<typeof deposits.cancelDeposit>({
  method: 'POST',
  path: '/deposit/cancel',
  access: 'verified',
})

export const checkPromoCode = endpoint<typeof promo.checkPromoCode>({
  method: 'GET',
  path: '/promocode/check',
  access: 'verified',
})

export const purchaseProduct = endpoint<typeof purchase.purchaseProduct>({
  method: 'POST',
  path: '/purchase/product',
  idempotent: true,
  access: 'verified',
})
export const openPurchase = endpoint<typeof purchase.openPurchase>({
  method: 'GET',
  path: '/purchase/open',
  access: 'verified',
})
export const cancelOpenPurchase = endpoint<typeof purchase.cancelOpenPurchase>({
  method: 'POST',
  path: '/purchase/open/cancel',
  access: 'verified',
})
export const orderDetails = endpoint<typeof purchase.orderDetails>({
  method: 'GET',
  path: '/purchase/orders/:id',
  access: 'verified',
})
export const creditNoteFile = endpoint<typeof purchase.creditNoteFile>({
  method: 'GET',
  path: '/purchase/credit-notes/:id',
  access: 'verified',
})
export const purchaseHistory = endpoint<typeof purchase.purchaseHistory>({
  method: 'GET',
  path: '/purchase/history',
  access: 'verified',
})

export const offerHistory = endpoint<typeof offers.offerHistory>({
  method: 'GET',
  path: '/offer/history',
  access: 'verified',
})
export const getOffer = endpoint<typeof offers.getOffer>({ method: 'GET', path: '/offer/:id', access: 'verified' })
export const searchSellableSkins = endpoint<typeof offers.searchSellableSkins>({
  method: 'GET',
  path: '/offer/skins',
  access: 'verified',
})
export const quoteOffer = endpoint<typeof offers.quoteOffer>({
  method: 'GET',
  path: '/offer/quote',
  access: 'verified',
})
export const createOffer = endpoint<typeof offers.createOffer>({
  method: 'POST',
  path: '/offer/create',
  access: 'verified',
  idempotent: true,
})
export const acceptOffer = endpoint<typeof offers.acceptOffer>({
  method: 'POST',
  path: '/offer/accept',
  access: 'verified',
  idempotent: true,
})
export const declineOffer = endpoint<typeof offers.declineOffer>({
  method: 'POST',
  path: '/offer/decline',
  access: 'verified',
})
