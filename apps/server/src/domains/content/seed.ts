import { type Queryable, statement } from '../../db/statement.ts'
import { demoIdentity } from './identity.ts'
import { seedPages } from './page-seed.ts'

/** Units of each currency for 1 EUR: a starting point that the operator keeps up to date. */
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
     values ($1, $2, true, 100, 'Pandrop')
     on conflict do nothing`,
    demo ? [demoIdentity.requisites, demoIdentity.support_email] : ['', ''],
  )

const insertCurrency = statement<
  never,
  { code: string; symbol: string; value: number; isDefault: boolean; position: number }
>(
  'seed_currency',
  `insert into currencies (code, symbol, value, is_default, position)
   values (:code, :symbol, :value, :isDefault, :position)
   on conflict do nothing`,
)

const seedCurrencies = async (q: Queryable): Promise<void> => {
  for (const [position, [code, symbol, value]] of currencies.entries()) {
    await insertCurrency(q, { code, symbol, value, isDefault: code === 'EUR', position })
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
  const { rows } = await q.query('select from social_links limit 1')
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
export const seedContent = async (q: Queryable, { demo }: { demo: boolean }): Promise<void> => {
  await seedSettings(q, { demo })
  await seedCurrencies(q)
  await seedCountries(q)
  await seedPages(q)
  if (demo) await seedSocialLinks(q)
}
