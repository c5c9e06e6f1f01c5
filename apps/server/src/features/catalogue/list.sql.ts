import {
  DummyDriver,
  type ExpressionBuilder,
  type ExpressionWrapper,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type SqlBool,
  sql,
} from 'kysely'
import type { Queryable } from '../../db/statement.ts'
import { exteriorNames, type ItemRow, itemColumns } from './item-row.ts'

interface ItemsTable {
  id: number
  skin_id: string
  exterior: string
  price_cents: number
  old_price_cents: number | null
  new_until: Date | null
  state: string
  available_from: Date | null
  class: string
  type: string
  weapon: string
  rarity: string
  search: string
}

interface Tables {
  'items as i': ItemsTable
  i: ItemsTable
}

/** What a list is narrowed to; amounts in cents, absent means all. */
export interface ListFilter {
  search?: string | undefined
  priceFromCents?: number | undefined
  priceTillCents?: number | undefined
  types?: string[] | undefined
  rarities?: string[] | undefined
  weapons?: string[] | undefined
  /** Steam's English names */
  exteriors?: string[] | undefined
  classes?: string[] | undefined
  sale?: boolean | undefined
  isNew?: boolean | undefined
}

export interface ListPage {
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

// Kysely only writes the text here; connections are pg's, so that a list can join any transaction.
const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const codeOf = (name: string): string =>
  Object.entries(exteriorNames).find(([, exterior]) => exterior === name)?.[0] ?? name

type Conditions = ExpressionWrapper<Tables, 'i', SqlBool>[]

const anyOf = (column: 'i.type' | 'i.rarity' | 'i.weapon' | 'i.exterior' | 'i.class', values: string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${values})`

/** Items that a visitor may buy now and that pass the filter. */
const matching = (filter: ListFilter) =>
  builder.selectFrom('items as i').where((expression: ExpressionBuilder<Tables, 'i'>) => {
    const conditions = [
      sql<SqlBool>`i.state = 'available'`,
      sql<SqlBool>`(i.available_from is null or i.available_from <= now())`,
    ]
    if (filter.types) conditions.push(anyOf('i.type', filter.types))
    if (filter.rarities) conditions.push(anyOf('i.rarity', filter.rarities))
    if (filter.weapons) conditions.push(anyOf('i.weapon', filter.weapons))
    if (filter.exteriors) conditions.push(anyOf('i.exterior', filter.exteriors.map(codeOf)))
    if (filter.classes) conditions.push(anyOf('i.class', filter.classes))
    if (filter.sale) conditions.push(sql<SqlBool>`i.old_price_cents is not null`)
    if (filter.isNew) conditions.push(sql<SqlBool>`i.new_until > now()`)
    if (filter.search) conditions.push(sql<SqlBool>`i.search @@ search_query(${filter.search})`)
    if (filter.priceFromCents !== undefined) conditions.push(sql<SqlBool>`i.price_cents >= ${filter.priceFromCents}`)
    if (filter.priceTillCents !== undefined) conditions.push(sql<SqlBool>`i.price_cents <= ${filter.priceTillCents}`)
    return expression.and(conditions as unknown as Conditions)
  })

/** One page of items by price, ties by id (readings.md, The wire). */
export const selectPage = async (q: Queryable, filter: ListFilter, page: ListPage): Promise<ItemRow[]> => {
  const ids = matching(filter)
    .select('i.id')
    .orderBy('i.price_cents', page.direction)
    .orderBy('i.id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .compile()
  const { rows } = await q.query({
    text: `select ${itemColumns}
           from (${ids.sql}) as page join items i using (id) join skins s on s.id = i.skin_id
           order by i.price_cents ${page.direction}, i.id ${page.direction}`,
    values: [...ids.parameters],
  })
  return rows
}

/** How many items pass the filter. */
export const countMatching = async (q: Queryable, filter: ListFilter): Promise<number> => {
  const { sql: text, parameters } = matching(filter).select(sql<number>`count(*)`.as('total')).compile()
  const { rows } = await q.query({ text, values: [...parameters] })
  return rows[0].total
}

/** A random draw among the items that pass the filter. */
export const selectRandom = async (q: Queryable, filter: ListFilter, limit: number): Promise<ItemRow[]> => {
  const ids = matching(filter).select('i.id').orderBy(sql`random()`).limit(limit).compile()
  const { rows } = await q.query({
    text: `select ${itemColumns} from (${ids.sql}) as drawn join items i using (id) join skins s on s.id = i.skin_id
           order by random()`,
    values: [...ids.parameters],
  })
  return rows
}
