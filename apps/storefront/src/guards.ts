import { settingsQuery } from '@pandrop/api-client/content-queries'
import { notFound, redirect } from '@tanstack/react-router'
import { paths, writeSearch } from './paths.ts'
import { isAccountTab, isAuthForm, keptAuthSearch, type RawSearch, readAccountTab } from './search.ts'
import { readSession } from './session.ts'
import { defaultSettings } from './settings.ts'
import type { Shop } from './shop.ts'

/** What a guard sees of the page that is about to open. */
export interface GuardInput {
  shop: Shop
  /** path with query, as asked for */
  href: string
  params: Readonly<Record<string, string>>
  search: RawSearch
}

/**
 * Lets a visitor pass or throws a redirect (docs/behaviour/pages.md#login-required); one that has to ask the server
 * first does both through a promise.
 */
export type Guard = (input: GuardInput) => void | Promise<void>

/** Asks every guard of a page, in their order. Answers at once unless one of them has to wait. */
export const askGuards = (guards: readonly Guard[], input: GuardInput): void | Promise<void> => {
  const waiting = guards.map((guard) => guard(input)).filter((answer) => answer !== undefined)
  return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined
}

/** A guest is sent to sign in and back to the full requested path. */
export const loginRequired: Guard = ({ shop, href }) => {
  if (!readSession(shop.queryClient).signedIn) throw redirect({ href: paths.signIn(href), replace: true })
}

/** A signed-in visitor is sent home. */
export const guestsOnly: Guard = ({ shop }) => {
  if (readSession(shop.queryClient).signedIn) throw redirect({ href: paths.home(), replace: true })
}

/** The query is rewritten so that `form` is always present (docs/behaviour/pages.md#form-in-query). */
export const formInQuery: Guard = ({ search }) => {
  if (isAuthForm(search.form)) return
  throw redirect({ href: `/auth${writeSearch(keptAuthSearch(search))}`, replace: true })
}

/** Orders have numbers; anything else after /account/orders is no page. */
export const numberedOrderOnly: Guard = ({ params }) => {
  if (!/^[1-9]\d{0,14}$/.test(params.orderId ?? '')) throw notFound()
}

/** The links that we mail end in a secret of this shape; anything else beside their landing pages is no page. */
export const mailedLinkOnly: Guard = ({ params }) => {
  if (!/^[A-Za-z0-9_-]{43}$/.test(params.token ?? '')) throw notFound()
}

/**
 * A guard runs before the shell has read the settings; without any, offers are off
 * (docs/behaviour/wire.md#settings-defaults).
 */
const offersOnOnly = async ({ api, queryClient }: Shop): Promise<void> => {
  const settings = await queryClient.ensureQueryData(settingsQuery(api)).catch(() => defaultSettings)
  if (!settings.offer_enabled) throw redirect({ href: paths.account('personal'), replace: true })
}

/** While offers are off their tab leads to the profile; an unknown tab is no page. */
export const knownTabOnly: Guard = ({ shop, params, search }) => {
  if (params.tab !== undefined && !isAccountTab(params.tab)) throw notFound()
  return readAccountTab(params, search).tab === 'offers' ? offersOnOnly(shop) : undefined
}
