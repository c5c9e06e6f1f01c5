import * as accountDeletion from './account-deletion.ts'
import * as accountEvents from './account-events.ts'
import * as accounts from './accounts.ts'
import * as apiKeys from './api-keys.ts'
import { type Call, callsIn, type Route } from './call.ts'
import * as cart from './cart.ts'
import * as cases from './cases.ts'
import * as catalogue from './catalogue.ts'
import * as content from './content.ts'
import * as deals from './deals.ts'
import * as deposits from './deposits.ts'
import * as devices from './devices.ts'
import * as notifications from './notifications.ts'
import * as offers from './offers.ts'
import * as packs from './packs.ts'
import * as passkeys from './passkeys.ts'
import * as payouts from './payouts.ts'
import * as personalData from './personal-data.ts'
import * as profile from './profile.ts'
import * as promo from './promo.ts'
import * as proof from './proof.ts'
import * as purchase from './purchase.ts'
import * as savedSearches from './saved-searches.ts'
import * as secondFactor from './second-factor.ts'
import { staffCalls } from './staff/calls.ts'
import * as verificationLimits from './verification-limits.ts'
import * as verifications from './verifications.ts'
import * as wishlist from './wishlist.ts'

// The names of staff's calls stand in the audit log: one that is renamed tears its history apart.
/** The whole wire, by name (docs/behaviour/wire.md#one-contract). */
export const calls = {
  ...callsIn(accountDeletion),
  ...callsIn(accountEvents),
  ...callsIn(accounts),
  ...callsIn(apiKeys),
  ...callsIn(cart),
  ...callsIn(cases),
  ...callsIn(catalogue),
  ...callsIn(content),
  ...callsIn(deals),
  ...callsIn(deposits),
  ...callsIn(devices),
  ...callsIn(notifications),
  ...callsIn(offers),
  ...callsIn(packs),
  ...callsIn(passkeys),
  ...callsIn(payouts),
  ...callsIn(personalData),
  ...callsIn(profile),
  ...callsIn(promo),
  ...callsIn(proof),
  ...callsIn(purchase),
  ...callsIn(savedSearches),
  ...callsIn(secondFactor),
  ...callsIn(verifications),
  ...callsIn(verificationLimits),
  ...callsIn(wishlist),
  ...staffCalls,
}

export type CallName = keyof typeof calls

type Calls = typeof calls

type CallsByRoute = { [Name in CallName as `${Calls[Name]['method']} ${Calls[Name]['path']}`]: Calls[Name] }

type Place<R extends Route> = `${R['method']} ${R['path']}` & keyof CallsByRoute

/** The call that stands at a route: what a client sends and is answered, without its schemas. */
export type CallOf<R extends Route> = CallsByRoute[Place<R>] extends infer C extends Call ? C : never
