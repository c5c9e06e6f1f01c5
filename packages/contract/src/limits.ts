/*
 * Numbers that server and screens share. They stand apart from the schemas, because a page that needs a number should
 * not have to carry a validator to the browser.
 */

/** Items on one page of a list (docs/behaviour/catalogue.md#page-sizes). */
export const perPage = 12

/** The orders that a list has (docs/behaviour/catalogue.md#sort). */
export const listOrders = ['asc', 'desc', 'float', 'discount', 'newest', 'reference'] as const

export type ListOrder = (typeof listOrders)[number]

/** The game's patterns are numbered from 0 to this. */
export const paintSeedMax = 1000

/** Stickers on one weapon at most. */
export const stickersMax = 5

/** Stickers and charms that one list offers to tick. */
export const attachedOptionsMax = 200

/** Items in a carousel of the home page and in a random draw (docs/behaviour/catalogue.md#page-sizes). */
export const carouselLimit = 20

/** The strips of items that the home page has, in its order. */
export const strips = ['sale', 'new', 'deals'] as const

export type Strip = (typeof strips)[number]

/** Items that a browser remembers having looked at: some are sold by the time that three are shown. */
export const lookedAtMax = 6

/** Copies that take turns in each eye of the home page's panda. */
export const heroTurns = 3

/** From this price on, in EUR units, a copy can stand in the right eye for its float. */
export const heroFloatPriceMin = 200

/** Items that are pinned to one strip at most: as many as it shows (carouselLimit). */
export const pinsMax = 20

/** Items in one answer at most (docs/behaviour/catalogue.md#page-sizes). */
export const limitMax = 100

/** Lines in one cart at most. */
export const cartItemsMax = 50

/** Items that one card payment holds at most (docs/behaviour/orders.md#ten-items). */
export const cardItemsMax = 10

/** How often an open page asks for a deposit's status (docs/behaviour/pages.md#pending-page). */
export const depositPollMilliseconds = 5000

/** A top-up at most, in EUR units (docs/behaviour/money.md#top-up-amount). */
export const depositUnitsMax = 10_000

/** Entries on one wishlist at most. */
export const wishesMax = 100

/** Lists that one customer keeps at most. */
export const savedSearchesMax = 20

/** An uploaded avatar at most, in bytes. */
export const avatarBytesMax = 5 * 1024 * 1024

/** For how long a password, and a code beside it, prove who sits at a customer's session. */
export const proofMinutes = 10

/** Passkeys of one customer at most. */
export const passkeysMax = 10

/** Living API keys of one customer at most. */
export const apiKeysMax = 10

/** Copies of their data that one customer may ask for in 24 hours. */
export const personalExportsPerDay = 3

/** How long a copy can be fetched once it is ready. */
export const personalExportHours = 72

/** For how long a customer who has their account deleted may keep it. */
export const accountDeletionDays = 14

/** How often an open page asks how far a copy is. */
export const personalExportPollMilliseconds = 2000

/** Recovery codes of one set: each stands for a customer's authenticator app once. */
export const recoveryCodesMax = 10

/** Offers of one customer at most that the shop has to answer or waits for the item of. */
export const openOffersMax = 20

/** Working days from the request of a payout until its money is there, at most. */
export const payoutWorkingDays = 3

/**
 * The most that a card is charged in any currency, in its smallest unit as the provider counts it: Stripe takes eight
 * digits (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
export const chargeMinorMax = 99_999_999
