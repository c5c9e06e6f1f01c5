import { notFound, redirect } from '@tanstack/react-router'
import type { Guard } from './guards.ts'
import { paths } from './paths.ts'
import type { AccountParams, RawSearch } from './search.ts'

const tabs: readonly string[] = ['personal', 'transactions', 'orders'] satisfies AccountParams['tab'][]

const isTab = (name: unknown): name is AccountParams['tab'] => typeof name === 'string' && tabs.includes(name)

/** The active tab comes from the path or the query (specification section 2, Route table). */
export const readAccountTab = (params: Readonly<Record<string, string>>, raw: RawSearch): AccountParams => {
  const tab = [params.tab, raw.tab].find(isTab)
  return { tab: tab ?? 'personal' }
}

/** While offers are off their tab leads to the profile; an unknown tab is no page. */
export const knownTabOnly: Guard = ({ params }) => {
  if (params.tab === 'offers') throw redirect({ href: paths.account('personal'), replace: true })
  if (params.tab !== undefined && !isTab(params.tab)) throw notFound()
}
