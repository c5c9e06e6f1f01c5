import { type Queryable, statement } from '../../db/statement.ts'
import type { Transaction } from '../../db/transaction.ts'
import { demoIdentity } from './identity.ts'
import { seedPages } from './page-seed.ts'

/**
 * Units of each currency for 1 EUR. A demo shop lives by them; a real one shows them until its sources were asked, and
 * charges no card by them: they are of long ago.
 */
const currencies = [
  ['EUR', '€', 1],
  ['USD', '$', 1.16],
  ['GBP', '£', 0.87],
  ['PLN', 'zł', 4.25],
  ['UAH', '₴', 48.5],
] as const

/** ISO 3166-1 codes of the countries that a new shop serves: the single euro payments area and Ukraine. */
const countries = [
  'AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS',
  'IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM UA VA',
].flatMap((codes) => codes.split(' '))

const socialLinks = [
  { title: 'Discord', link: 'https://discord.com/', img: 'discord' },
  { title: 'X', link: 'https://x.com/', img: 'x' },
  { title: 'Steam', link: 'https://steamcommunity.com/', img: 'steam' },
  { title: 'Telegram', link: 'https://telegram.org/', img: 'telegram' },
]

const seedSettings = (q: Queryable, { demo }: { demo: boolean }): Promise<unknown> =>
  q.query(
    `insert into settings (requisites, support_email, is_reg_enabled, min_top_up_cents, copyright)
     values ($1, $2, true, 100, '')
     on conflict do nothing`,
    demo ? [demoIdentity.requisites, demoIdentity.support_email] : ['', ''],
  )

const insertCurrency = statement<
  never,
  { code: string; symbol: string; value: number; isDefault: boolean; position: number; demo: boolean; source: string }
>(
  'seed_currency',
  `insert into currencies (code, symbol, value, is_default, position, source, rated_at)
   select :code, :symbol, :value, :isDefault, :position, :source,
     case when :demo then now() else timestamptz '2026-01-01' end`,
)

/** What the European Central Bank publishes no rate of is set by hand. */
const isWithoutList: readonly string[] = ['EUR', 'UAH']

/** A demo's rates are of its start, until somebody sets one. */
const renewDemoRates = statement<never, []>(
  'renew_demo_rates',
  `update currencies set rated_at = now() where source = 'hand' and not exists (select from currency_rates)`,
)

const seedCurrencies = async (q: Queryable, { demo }: { demo: boolean }): Promise<void> => {
  const { rows } = await q.query('select from currencies limit 1')
  if (rows.length > 0) return void (demo && (await renewDemoRates(q)))
  for (const [position, [code, symbol, value]] of currencies.entries()) {
    const source = demo || isWithoutList.includes(code) ? 'hand' : 'ecb'
    await insertCurrency(q, { code, symbol, value, isDefault: code === 'EUR', position, demo, source })
  }
}

const seedCountries = (q: Queryable): Promise<unknown> => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  return q.query(
    `insert into countries (iso, title) select * from unnest($1::text[], $2::text[]) as served (iso, title)
     on conflict do nothing`,
    [countries, countries.map((iso) => names.of(iso) ?? iso)],
  )
}

const seedSocialLinks = async (q: Queryable): Promise<void> => {
  const { rows } = await q.query(
    `select from social_links union all select from settings_changes where section = 'links' limit 1`,
  )
  if (rows.length > 0) return
  for (const [position, { title, link, img }] of socialLinks.entries()) {
    const values = [title, link, img, position]
    await q.query('insert into social_links (title, link, img, position) values ($1, $2, $3, $4)', values)
  }
}

/**
 * Gives a new shop what it cannot open without; leaves what an operator has changed as it is.
 * @param options.demo with a name, a support address and social links that belong to nobody
 */
export const seedContent = async (tx: Transaction, { demo }: { demo: boolean }): Promise<void> => {
  await seedSettings(tx, { demo })
  await seedCurrencies(tx, { demo })
  await seedCountries(tx)
  await seedPages(tx)
  if (demo) await seedSocialLinks(tx)
}
