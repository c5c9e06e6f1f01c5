import {
  getLocalizations,
  getSettings,
  getStaticPage,
  listCountries,
  listCurrencies,
  listLanguages,
  listSocialLinks,
  listStaticPages,
} from '@pandrop/contract/content'
import { languages } from '@pandrop/contract/languages'
import { ok } from '@pandrop/contract/result'
import { dictionaryOf, textsOfShop, versionOf } from '@pandrop/dictionaries/languages'
import { languageOf } from '../../http/locale.ts'
import type { Serve } from '../../http/route.ts'
import type { Shop } from '../../shop.ts'
import { countriesOf } from './countries.ts'
import { currenciesOf } from './currencies.ts'
import { pageOf, pagesOf } from './pages.ts'
import { settingsOf } from './settings.ts'
import { socialLinksOf } from './social-links.ts'

// What is read here changes with the shop's content, which drops every answer.
const kept = { cached: () => true, withoutItems: true }

/** A language under its own name, as it stands in a list: "Deutsch", "Français". */
const titleOf = (code: string): string => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** Asked for by its version, a dictionary is the same for ever; the version of another build is not. */
const isVersioned = (query: unknown): boolean => {
  const { v, lang_id } = query as { v?: string; lang_id?: unknown }
  return v === versionOf(languageOf(lang_id))
}

/** Settings, currencies, languages, countries, pages and links. */
export const contentRoutes = (serve: Serve, { pool, clock }: Shop): void => {
  serve(getSettings, async () => ok({ payload: await settingsOf(pool) }), kept)
  serve(listCurrencies, async () => ok({ payload: await currenciesOf(pool) }), kept)
  serve(listCountries, async ({ language }) => ok({ payload: await countriesOf(pool, language, clock.now()) }), kept)
  serve(listStaticPages, async ({ language }) => ok({ payload: await pagesOf(pool, language) }), kept)
  serve(listSocialLinks, async () => ok({ payload: await socialLinksOf(pool) }), kept)
  serve(getLocalizations, async ({ language }) => ok({ ...dictionaryOf(language) }), { ...kept, lasting: isVersioned })

  serve(
    listLanguages,
    async () => {
      const { spoken } = textsOfShop()
      const all = languages.map((code, index) => ({
        id: index + 1,
        code,
        title: titleOf(code),
        default: code === spoken[0] ? 1 : 0,
      }))
      return ok({ payload: all.filter(({ code }) => spoken.includes(code)) })
    },
    { withoutItems: true },
  )

  serve(
    getStaticPage,
    async ({ params, language }) => {
      const page = await pageOf(pool, { id: params.id, language })
      return page.ok ? ok({ payload: page.value }) : page
    },
    kept,
  )
}
