import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestShop } from '@pandrop/testkit/shop'
import { received } from '../../domains/buying/shelving/testing/received.ts'
import { agedItems } from '../../domains/catalogue/campaigns/testing/campaigns.ts'
import { itemsFile, redlineRow } from '../../domains/catalogue/imports/testing/files.ts'
import { inventory, redlineCopy } from '../../domains/catalogue/imports/testing/inventories.ts'
import { priceList, redlineAt } from '../../domains/catalogue/imports/testing/price-lists.ts'
import { takeItems } from '../../domains/checkout/purchase/testing/purchases.ts'
import { bomb } from '../../domains/identity/avatars/testing/pictures.ts'
import { runCommand, typedWords } from './run-command.ts'

/** A verb of the command line that is typed once so that something changes. */
export interface NotedVerb {
  /** a table of which the log keeps a row of it */
  table: string
  /** whether that row came (nothing before), is another now (both), or went (nothing after) */
  row: 'made' | 'changed' | 'removed'
  /** @returns what is typed behind it, blanks within a word as underscores */
  typed(shop: TestShop): Promise<string> | string
  /** what is answered where it asks, line by line */
  answers?: readonly string[]
}

/** Something is there before: a verb that has a proof of its own made it. */
export const after = async (shop: TestShop, verb: string, typed: string | Promise<string>): Promise<string> => {
  const { code, said } = await runCommand(shop, verb, ...typedWords(await typed))
  if (code !== 0) throw new Error(`${verb}: ${said}`)
  return said
}

export const newestOf = async ({ database }: TestShop, table: string): Promise<string> => {
  const { rows } = await database.ownerPool.query(`select max(id) as id from ${table}`)
  return String(rows[0].id)
}

export const fileOf = async (name: string, content: string | Uint8Array): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'pandrop-noted-')), name)
  await writeFile(path, content)
  return path
}

let copies = 0

const stockFile = () => {
  copies += 1
  return fileOf('stock.csv', itemsFile([redlineRow({ external_id: `noted-${copies}` })]))
}

const item = async (shop: TestShop): Promise<string> => String((await agedItems(shop.database))[0])

const copy = '--skin ak-47-redline --exterior FT --float 0.2 --seed 661 --price 27.15'
const kind = 'ak-47-redline --exterior FT'

const pack = async (shop: TestShop) => `--name Noted --items ${await takeItems(shop, 2)} --price 18`

const deal = async (shop: TestShop) =>
  `--customer ${(await shop.customer()).id} --items ${await takeItems(shop, 2)} --price 15`

const campaign = async (shop: TestShop) => `--name Noted --percent 20 --until 2026-12-24 --items ${await item(shop)}`

const promo = (code: string) => `--code ${code} --percent 10 --uses 5 --until 2026-12-24`

const picture = async () => `ak-47-redline --file ${await fileOf('own.png', bomb(1200, 800))} --rights-are-mine`

/** Verbs of goods and of what is set: each typed once, so that it changes something. */
export const notedVerbs: Readonly<Record<string, NotedVerb>> = {
  'items add': { table: 'items', row: 'made', typed: () => copy },
  'items hide': { table: 'items', row: 'changed', typed: item },
  'items unhide': {
    table: 'items',
    row: 'changed',
    typed: async (shop) => {
      const id = await item(shop)
      await after(shop, 'items hide', id)
      return id
    },
  },
  'items withdraw': { table: 'items', row: 'changed', typed: async (shop) => `${await item(shop)} --because lost` },
  'items price': {
    table: 'price_changes',
    row: 'made',
    typed: async (shop) => `--amount=1 --items ${await item(shop)}`,
  },
  'prices undo': {
    table: 'price_changes',
    row: 'changed',
    typed: async (shop) => {
      await after(shop, 'items price', `--amount=1 --items ${await item(shop)}`)
      return newestOf(shop, 'price_changes')
    },
  },
  'stock count': { table: 'stock_counts', row: 'made', typed: () => '' },
  'accounts add': { table: 'steam_accounts', row: 'made', typed: () => '76561198000000901 Noted' },
  'import items': { table: 'imports', row: 'made', typed: stockFile },
  'import steam': {
    table: 'imports',
    row: 'made',
    typed: async (shop) => {
      await after(shop, 'accounts add', '76561198000000902 Steam')
      const account = await newestOf(shop, 'steam_accounts')
      return `${await fileOf('page.json', inventory([redlineCopy]))} --account ${account}`
    },
  },
  'import prices': {
    table: 'price_lists',
    row: 'made',
    typed: () => fileOf('prices.csv', priceList(redlineAt('Well-Worn', 20))),
  },
  'import run': {
    table: 'items',
    row: 'made',
    typed: async (shop) => {
      await after(shop, 'import items', `${await stockFile()} --dry-run`)
      return newestOf(shop, 'imports')
    },
  },
  'import undo': {
    table: 'items',
    row: 'changed',
    typed: async (shop) => {
      await after(shop, 'import items', stockFile())
      return newestOf(shop, 'imports')
    },
  },
  'campaigns create': { table: 'campaigns', row: 'made', typed: campaign },
  'campaigns stop': {
    table: 'campaigns',
    row: 'changed',
    typed: async (shop) => {
      await after(shop, 'campaigns create', campaign(shop))
      return newestOf(shop, 'campaigns')
    },
  },
  'packs create': { table: 'packs', row: 'made', typed: pack },
  'packs stop': {
    table: 'packs',
    row: 'changed',
    typed: async (shop) => {
      await after(shop, 'packs create', pack(shop))
      return newestOf(shop, 'packs')
    },
  },
  'deals create': { table: 'deals', row: 'made', typed: deal },
  'deals withdraw': {
    table: 'deals',
    row: 'changed',
    typed: async (shop) => {
      await after(shop, 'deals create', deal(shop))
      return newestOf(shop, 'deals')
    },
  },
  'promo create': { table: 'promo_codes', row: 'made', typed: () => promo('NOTED1') },
  'promo bulk': {
    table: 'promo_codes',
    row: 'made',
    typed: () => '--prefix NOTED --count 2 --percent 10 --until 2026-12-24',
  },
  'promo duplicate': {
    table: 'promo_codes',
    row: 'made',
    typed: async (shop) => {
      await after(shop, 'promo create', promo('NOTED2'))
      return 'NOTED2 --as NOTED3 --until 2026-12-24'
    },
  },
  'promo change': {
    table: 'promo_codes',
    row: 'changed',
    typed: async (shop) => {
      await after(shop, 'promo create', promo('NOTED4'))
      return 'NOTED4 --uses 9'
    },
  },
  'promo stop': {
    table: 'promo_codes',
    row: 'changed',
    typed: async (shop) => {
      await after(shop, 'promo create', promo('NOTED5'))
      return 'NOTED5'
    },
  },
  'skins reference': { table: 'reference_prices', row: 'changed', typed: () => `${kind} --price 30 --reason why` },
  'skins picture': { table: 'pictures', row: 'made', typed: picture },
  'home pin': { table: 'strip_pins', row: 'made', typed: async (shop) => `new ${await item(shop)}` },
  'home unpin': {
    table: 'strip_pins',
    row: 'removed',
    typed: async (shop) => {
      const pinned = `new ${await item(shop)}`
      await after(shop, 'home pin', pinned)
      return pinned
    },
  },
  'offers shelve': {
    table: 'items',
    row: 'made',
    typed: async (shop) => String((await received(shop)).offerId),
  },
  'margins set': { table: 'offer_margins', row: 'made', typed: () => '4321 12.5' },
  'margins remove': {
    table: 'offer_margins',
    row: 'removed',
    typed: async (shop) => {
      await after(shop, 'margins set', '5432 12.5')
      return '5432'
    },
  },
  'holidays add': { table: 'holidays', row: 'made', typed: () => '2027-02-03 Inventory' },
  'holidays remove': {
    table: 'holidays',
    row: 'removed',
    typed: async (shop) => {
      await after(shop, 'holidays add', '2027-02-04 Inventory')
      return '2027-02-04'
    },
  },
  'staff create': {
    table: 'staff',
    row: 'made',
    typed: () => '--email noted@shop.example --name Noted --role operator',
  },
}

/** Verbs whose changes a test of their own reads in the log: its file beside this folder, and what it says. */
export const verbsProvenElsewhere: Readonly<Record<string, readonly [file: string, promise: string]>> = {
  'currencies fetch': ['currencies.test.ts', "'cli currencies fetch'"],
  'months lock': ['months.test.ts', "noted('months lock'"],
  'months unlock': ['months.test.ts', "noted('months unlock'"],
  'payouts account': ['run-noted.test.ts', "notesOf('payouts account')"],
}

/**
 * Verbs of which no test reads in the log what changed. Each is written down with its outcome (run-noted.test.ts); of
 * what it changes within a transaction the database notes every table (noted-tables.test.ts), and a change outside one
 * fails whatever test types the verb (testkit/src/database.ts).
 */
export const verbsUnread = [
  'backup create',
  'backup drill',
  'backup prune',
  'backup restore',
  'backup try',
  'deposits refund',
  'disputes release',
  'import skins',
  'mails retry',
  'payments refund-held',
  'provider-payouts fetch',
  'refunds to-balance',
  'secrets reseal',
  'steam-accounts seal',
] as const
