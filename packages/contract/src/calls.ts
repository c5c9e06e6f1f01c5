import * as accounts from './accounts.ts'
import * as apiKeys from './api-keys.ts'
import * as avatar from './avatar.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as content from './content.ts'
import * as deposits from './deposits.ts'
import * as devices from './devices.ts'
import * as offers from './offers.ts'
import * as payouts from './payouts.ts'
import * as profile from './profile.ts'
import * as promo from './promo.ts'
import * as purchase from './purchase.ts'
import { staffCalls } from './staff/calls.ts'
import * as wishlist from './wishlist.ts'

// The names of staff's calls stand in the audit log: one that is renamed tears its history apart.
/** The whole wire, by name (docs/behaviour/wire.md#one-contract). */
export const calls = {
  csrfCookie: accounts.csrfCookie,
  isAuth: accounts.isAuth,
  login: accounts.login,
  register: accounts.register,
  logout: accounts.logout,
  requestPasswordReset: accounts.requestPasswordReset,
  resetPassword: accounts.resetPassword,
  resendVerification: accounts.resendVerification,
  getProfile: profile.getProfile,
  updateProfile: profile.updateProfile,
  cancelEmailChange: profile.cancelEmailChange,
  changePassword: profile.changePassword,
  uploadAvatar: avatar.uploadAvatar,
  removeAvatar: avatar.removeAvatar,
  listSessions: devices.listSessions,
  endSession: devices.endSession,
  endOtherSessions: devices.endOtherSessions,
  listApiKeys: apiKeys.listApiKeys,
  createApiKey: apiKeys.createApiKey,
  revokeApiKey: apiKeys.revokeApiKey,
  getSettings: content.getSettings,
  listCurrencies: content.listCurrencies,
  listLanguages: content.listLanguages,
  getLocalizations: content.getLocalizations,
  listCountries: content.listCountries,
  listStaticPages: content.listStaticPages,
  getStaticPage: content.getStaticPage,
  listSocialLinks: content.listSocialLinks,
  listItems: catalogue.listItems,
  getItem: catalogue.getItem,
  recommendedItems: catalogue.recommendedItems,
  filterData: catalogue.filterData,
  suggestItems: catalogue.suggestItems,
  listSubcategories: catalogue.listSubcategories,
  listCategories: catalogue.listCategories,
  listWishes: wishlist.listWishes,
  addWish: wishlist.addWish,
  changeAlert: wishlist.changeAlert,
  removeWish: wishlist.removeWish,
  unsubscribeAlerts: wishlist.unsubscribeAlerts,
  cartContents: cart.cartContents,
  addToCart: cart.addToCart,
  updateCart: cart.updateCart,
  removeFromCart: cart.removeFromCart,
  clearCart: cart.clearCart,
  depositCheckout: deposits.depositCheckout,
  depositStatus: deposits.depositStatus,
  depositHistory: deposits.depositHistory,
  cancelDeposit: deposits.cancelDeposit,
  checkPromoCode: promo.checkPromoCode,
  purchaseProduct: purchase.purchaseProduct,
  openPurchase: purchase.openPurchase,
  cancelOpenPurchase: purchase.cancelOpenPurchase,
  purchasePack: purchase.purchasePack,
  purchasePrompt: purchase.purchasePrompt,
  purchaseHistory: purchase.purchaseHistory,
  orderDetails: purchase.orderDetails,
  creditNoteFile: purchase.creditNoteFile,
  offerHistory: offers.offerHistory,
  getOffer: offers.getOffer,
  createOffer: offers.createOffer,
  acceptOffer: offers.acceptOffer,
  declineOffer: offers.declineOffer,
  searchSellableSkins: offers.searchSellableSkins,
  quoteOffer: offers.quoteOffer,
  requestSepaPayout: payouts.requestSepaPayout,
  requestCardFormPayout: payouts.requestCardFormPayout,
  ...staffCalls,
}

export type CallName = keyof typeof calls

/** Calls that are declared but not served yet. This list only shrinks. */
export const notYetBuilt = ['purchasePack', 'purchasePrompt'] as const satisfies readonly CallName[]
