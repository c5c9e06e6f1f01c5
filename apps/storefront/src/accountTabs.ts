import { settingsQuery } from '@pandrop/api-client/content-queries'
import { notFound, redirect } from '@tanstack/react-router'
import type { Guard } from './guards.ts'
import { paths } from './paths.ts'
import type { AccountParams, RawSearch } from './search.ts'
import { defaultSettings } from './settings.ts'
import type { Shop } from './shop.ts'

const tabs: readonly string[] = ['personal', 'transactions', 'orders', 'offers'] satisfies AccountParams['tab'][]

const isTab = (name: unknown): name is AccountParams['tab'] => typeof name === 'string' && tabs.includes(name)

/** The active tab comes from the path or the query (docs/behaviour/pages.md#account-tabs). */
export const readAccountTab = (params: Readonly<Record<string, string>>, raw: RawSearch): AccountParams => {
  const tab = [params.tab, raw.tab].find(isTab)
  return { tab: tab ?? 'personal' }
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
  if (params.tab !== undefined && !isTab(params.tab)) throw notFound()
  return readAccountTab(params, search).tab === 'offers' ? offersOnOnly(shop) : undefined
}
