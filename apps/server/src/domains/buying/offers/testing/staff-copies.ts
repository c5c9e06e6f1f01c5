import type { TestShop } from '@pandrop/testkit/shop'

/** A field-tested copy that the catalogue knows, with what the shop sells it for. */
export interface KnownCopy {
  skinId: string
  title: string
  referenceCents: number
}

/** The AK-47 | Redline of a shop with a catalogue. */
export const redline = async ({ database }: TestShop): Promise<KnownCopy> => {
  const { rows } = await database.pool.query(
    `select s.id, s.market_name, r.price_cents
     from skins s
     join reference_prices r on r.skin_id = s.id and r.exterior = 'FT' and r.variant = 'normal'
     where s.market_name = 'AK-47 | Redline'`,
  )
  return { skinId: rows[0].id, title: rows[0].market_name, referenceCents: rows[0].price_cents }
}
