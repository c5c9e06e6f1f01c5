import {
  getSettings,
  getStaticPage,
  listCountries,
  listCurrencies,
  listLanguages,
  listSocialLinks,
  listStaticPages,
} from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { ApiFailure } from './errors.ts'

// What the shop's staff edits changes rarely: one reading lasts a visit.
const forTheVisit = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const

/** The shop's settings. */
export const settingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => {
      const { payload } = await api.send(getSettings, { signal })
      // A cache or a filter in between may answer with something else; prices would break.
      if (typeof payload?.internal_currency !== 'object') {
        throw new ApiFailure({ code: 'unreadable', message: '', httpStatus: 200 })
      }
      return payload
    },
    ...forTheVisit,
  })

/** Currencies that prices can be shown in. */
export const currenciesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['currencies'],
    queryFn: async ({ signal }) => (await api.send(listCurrencies, { signal })).payload,
    ...forTheVisit,
  })

/** Languages of the shop, each under its own name. */
export const languagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['languages'],
    queryFn: async ({ signal }) => (await api.send(listLanguages, { signal })).payload,
    ...forTheVisit,
  })

/** Countries that the shop serves. */
export const countriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => (await api.send(listCountries, { signal })).payload,
    ...forTheVisit,
  })

/** Titles and slugs of the static pages, without their content. */
export const staticPagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['static-pages'],
    queryFn: async ({ signal }) => (await api.send(listStaticPages, { signal })).payload,
    ...forTheVisit,
  })

/** One static page with its sanitised HTML. */
export const staticPageQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['static-pages', id],
    queryFn: async ({ signal }) => (await api.send(getStaticPage, { params: { id }, signal })).payload,
    ...forTheVisit,
  })

/** Where else to find the shop. */
export const socialLinksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['social-links'],
    queryFn: async ({ signal }) => (await api.send(listSocialLinks, { signal })).payload,
    ...forTheVisit,
  })
