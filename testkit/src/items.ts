import { wearBands } from '@pandrop/contract/exteriors'
import type pg from 'pg'

/** The floats of each exterior as rows of SQL: (exterior, low, high). */
export const bandValues = wearBands.map(({ code, from, to }) => `('${code}', ${from}, ${to})`).join(', ')

// Triggers would describe and log item by item, for minutes; this says at once what they would have written.
const insertItems = `
with added as (
  insert into items (
    skin_id, exterior, variant, float, paint_seed, price_cents, kind_no, class, type, weapon, rarity, title, picture
  )
  select k.skin_id, k.exterior, k.variant,
    band.low + (band.high - band.low) * (0.001 + 0.998 * random()),
    case when k.exterior <> 'NP' then 1 + floor(random() * 1000)::int end,
    greatest(3, round(p.price_cents * (0.9 + 0.25 * random())))::bigint,
    k.no, k.class, s.type, s.weapon, s.rarity, item_title(s.market_name, k.exterior, k.variant),
    s.picture
  from kinds as k
  join reference_prices as p using (skin_id, exterior, variant)
  join skins as s on s.id = k.skin_id
  cross join lateral (
    select greatest(s.min_wear, band.low) as low, least(s.max_wear, band.high) as high
    from (values ${bandValues})
      as band (exterior, low, high)
    where band.exterior = k.exterior
    union all
    select null, null where k.exterior = 'NP'
  ) as band
  cross join generate_series(0, $1::int / (select count(*) from kinds)) as copy
  order by random()
  limit $1
  returning id, price_cents, price_changed_at
)
insert into price_log (item_id, price_cents, changed_at, offered_from)
select id, price_cents, price_changed_at, price_changed_at from added`

/**
 * Puts so many more items on sale, spread over every kind at prices around its own; then the database knows how many
 * rows it has, as after a while in production. Needs a superuser, as the embedded database's owner is.
 */
export const addItems = async (ownerPool: pg.Pool, itemsCount: number): Promise<void> => {
  const owner = await ownerPool.connect()
  try {
    await owner.query('begin')
    await owner.query('set local session_replication_role = replica')
    await owner.query(insertItems, [itemsCount])
    await owner.query(`select pg_notify('catalogue', '*')`)
    await owner.query('commit')
    await owner.query('vacuum analyze items')
  } finally {
    owner.release()
  }
}
