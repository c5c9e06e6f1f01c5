import { type Queryable, statement } from '../../../db/statement.ts'

/** A field of the settings that has a table of its own. */
interface ListField {
  /** SQL that reads its rows as JSON */
  rows: string
  /** takes a JSON array of what there is then */
  replace: (q: Queryable, list: string) => Promise<void>
}

type Write = (q: Queryable, list: string) => Promise<unknown>

const inTurn =
  (...writes: Write[]) =>
  async (q: Queryable, list: string): Promise<void> => {
    for (const write of writes) await write(q, list)
  }

const write = (name: string, text: string): Write => statement<never, [list: string]>(name, text)

const vatRates = `jsonb_to_recordset($1) as given (country text, percent numeric, valid_from date)`

// Each is an object in a list, with its place.
const given = 'jsonb_array_elements($1) with ordinality as given (one, position)'

const sourceOf = (table: string): string =>
  `(${['source', 'source_url', 'source_path', 'margin_percent'].map((column) => `${table}.${column}`).join(', ')})`

const isSameSource = `${sourceOf('standing')} = ${sourceOf('excluded')}`

/** Every field that has a table of its own, by name. */
export const listFields: Readonly<Record<string, ListField>> = {
  vat_rates: {
    rows: `select jsonb_agg(
        jsonb_build_object('country', country, 'percent', percent, 'valid_from', valid_from)
        order by country, valid_from
      ) from vat_rates`,
    replace: inTurn(
      write(
        'delete_other_vat_rates',
        `delete from vat_rates where (country, valid_from) not in (select country, valid_from from ${vatRates})`,
      ),
      write(
        'upsert_vat_rates',
        `insert into vat_rates as standing (country, percent, valid_from)
         select country, percent, valid_from from ${vatRates}
         on conflict (country, valid_from) do update set percent = excluded.percent
           where standing.percent <> excluded.percent`,
      ),
    ),
  },
  currencies: {
    rows: `select jsonb_agg(
        jsonb_build_object(
          'code', code, 'symbol', symbol, 'is_on', is_on, 'is_default', is_default, 'source', source,
          'source_url', source_url, 'source_path', source_path, 'margin_percent', margin_percent
        ) order by position, code
      ) from currencies`,
    replace: inTurn(
      write(
        'delete_other_currencies',
        `delete from currencies where code not in (select one ->> 'code' from ${given})`,
      ),
      write(
        'end_default_currency',
        `update currencies set is_default = false
         where is_default and code not in (select one ->> 'code' from ${given} where (one ->> 'is_default')::boolean)`,
      ),
      // Whose source is another is asked anew; what was taken of a code that comes back counts again, as old as it is.
      write(
        'upsert_currencies',
        `insert into currencies as standing
           (code, symbol, is_on, is_default, source, source_url, source_path, margin_percent, position, value, rated_at)
         select settings.*, given.position, rate.value, rate.rated_at
         from ${given}
         cross join jsonb_to_record(one) as settings (
           code text, symbol text, is_on boolean, is_default boolean, source text, source_url text, source_path text,
           margin_percent numeric
         )
         left join lateral (
           select value, rated_at from currency_rates
           where currency_rates.code = settings.code and state = 'taken'
           order by id desc
           limit 1
         ) as rate on true
         on conflict (code) do update set
           symbol = excluded.symbol, is_on = excluded.is_on, is_default = excluded.is_default,
           position = excluded.position, source = excluded.source, source_url = excluded.source_url,
           source_path = excluded.source_path, margin_percent = excluded.margin_percent,
           fetched_at = case when ${isSameSource} then standing.fetched_at end,
           fetch_failure = case when ${isSameSource} then standing.fetch_failure end`,
      ),
    ),
  },
  countries: {
    rows: 'select jsonb_agg(iso order by iso) from countries where is_served',
    replace: inTurn(
      write(
        'serve_countries',
        `update countries set is_served = not is_served
         where is_served <> (iso in (select one ->> 'iso' from ${given}))`,
      ),
      write(
        'insert_countries',
        `insert into countries (iso, title) select one ->> 'iso', one ->> 'title' from ${given} on conflict do nothing`,
      ),
    ),
  },
  countries_first: {
    rows: 'select jsonb_agg(iso order by first_place) from countries where first_place is not null',
    replace: inTurn(
      write(
        'put_countries_first',
        `update countries set first_place = wanted.position
         from (
           select countries.iso, given.position from countries left join ${given} on one #>> '{}' = countries.iso
         ) as wanted
         where wanted.iso = countries.iso and countries.first_place is distinct from wanted.position`,
      ),
    ),
  },
  social_links: {
    rows: `select jsonb_agg(
        jsonb_build_object('title', title, 'link', link, 'img', img, 'is_on', is_on) order by position, id
      ) from social_links`,
    replace: inTurn(
      write('delete_social_links', 'delete from social_links where $1::jsonb is not null'),
      write(
        'insert_social_links',
        `insert into social_links (title, link, img, is_on, position)
         select one ->> 'title', one ->> 'link', one ->> 'img', (one ->> 'is_on')::boolean, position from ${given}`,
      ),
    ),
  },
}
