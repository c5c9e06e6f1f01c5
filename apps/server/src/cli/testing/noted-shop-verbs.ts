import type { TestShop } from '@pandrop/testkit/shop'
import { after, fileOf, type NotedVerb, newestOf } from './noted-verbs.ts'
import { runCommand } from './run-command.ts'

/** A rate that a source said and that moves far. */
const waitingRate = async (shop: TestShop): Promise<string> => {
  await shop.database.ownerPool.query(
    `insert into currency_rates (code, value, published, source, rated_at, state, made_by, made_at)
     values ('PLN', 9, 9, 'ecb', now(), 'waiting', 'job', now())`,
  )
  return newestOf(shop, 'currency_rates')
}

/** What the shop is set to and says: each verb once, so that it changes something. */
export const notedShopVerbs: Readonly<Record<string, NotedVerb>> = {
  'settings set': { table: 'settings', row: 'changed', typed: () => 'copyright Noted' },
  setup: {
    table: 'settings',
    row: 'changed',
    typed: () => '',
    answers: ['Noted Ltd', '', '', '', '', '', 'noted@shop.example'],
  },
  'deliveries pause': { table: 'settings', row: 'changed', typed: () => '' },
  'deliveries resume': {
    table: 'settings',
    row: 'changed',
    typed: async (shop) => {
      await runCommand(shop, 'deliveries pause')
      return ''
    },
  },
  'settings vat': { table: 'vat_rates', row: 'made', typed: () => 'SI 22 --from 2026-12-01' },
  'settings back': {
    table: 'settings',
    row: 'changed',
    typed: async (shop) => {
      await runCommand(shop, 'settings set', 'copyright', 'Taken back')
      return newestOf(shop, 'settings_changes')
    },
  },
  'currencies set': { table: 'currency_rates', row: 'made', typed: () => 'USD 1.17' },
  'currencies keep': { table: 'currencies', row: 'made', typed: () => 'CHF --symbol Fr. --source ecb' },
  'currencies remove': {
    table: 'currencies',
    row: 'removed',
    typed: async (shop) => {
      await after(shop, 'currencies keep', 'DKK')
      return 'DKK'
    },
  },
  'currencies take': { table: 'currency_rates', row: 'changed', typed: waitingRate },
  'currencies decline': { table: 'currency_rates', row: 'changed', typed: waitingRate },
  'currencies import': {
    table: 'currency_rates',
    row: 'made',
    typed: () => fileOf('rates.csv', 'GBP,0.88\n'),
  },
  'pages import': {
    table: 'page_versions',
    row: 'made',
    typed: async () => `about de ${await fileOf('about.md', 'Noted')}`,
  },
  'pages take': {
    table: 'shipped_texts',
    row: 'changed',
    typed: async (shop) => {
      await shop.database.ownerPool.query(`update shipped_texts set settled = false where language = 'fr'`)
      return ''
    },
  },
  'texts set': { table: 'text_changes', row: 'made', typed: () => 'uk nav__new Noted' },
  'texts reset': {
    table: 'text_changes',
    row: 'made',
    typed: async (shop) => {
      await after(shop, 'texts set', 'uk nav__sale Noted')
      return 'uk nav__sale'
    },
  },
  'texts back': {
    table: 'text_changes',
    row: 'made',
    typed: async (shop) => {
      await after(shop, 'texts set', 'uk nav__cart Noted')
      return newestOf(shop, 'text_changes')
    },
  },
  'texts import': {
    table: 'text_changes',
    row: 'made',
    typed: async () => `uk ${await fileOf('texts.json', '{"nav_account":"Noted"}')} --yes`,
  },
}
