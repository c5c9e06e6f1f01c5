import { firstRow, statement } from '../../../db/statement.ts'

interface TagRow {
  name: string
  customers: number
}

/** All that customers have, by name. */
export const selectTags = statement<TagRow, []>(
  'select_tags',
  `select name, count(*)::int as customers from tags join customer_tags on customer_tags.tag = tags.name
   group by name order by lower(name)`,
)

export interface GivenTagRow {
  tag: string
  place: number
}

/** By name. */
export const selectCustomerTags = statement<GivenTagRow, [customerId: number]>(
  'select_customer_tags',
  'select tag, place from customer_tags where customer_id = $1 order by lower(tag)',
)

export const selectTagged = firstRow<{ id: number }, [customerId: number]>(
  'select_tagged_customer',
  'select id from customers where id = $1',
)

/** Holds the customer's row: of two tags at once the second sees the first. */
export const lockTagged = firstRow<{ id: number }, [customerId: number]>(
  'lock_tagged_customer',
  'select id from customers where id = $1 for no key update',
)

/** One change at a time in the whole shop: a tag goes with the last customer who has it (migration 0152). */
export const lockTags = statement<never, []>('lock_tags', `select pg_advisory_xact_lock(hashtextextended('tags', 0))`)

/** As the shop spells it. */
export const tagCalled = firstRow<{ name: string }, [typed: string]>(
  'tag_called',
  'select name from tags where lower(name) = lower($1)',
)

/** At the first place that is free; no row where there is none. */
export const insertTag = firstRow<{ name: string }, [name: string, tagsMax: number]>(
  'insert_tag',
  `insert into tags (name, place)
   select $1, min(free.place) from generate_series(1, $2::int) as free (place)
   where not exists (select from tags where tags.place = free.place)
   having min(free.place) is not null
   returning name`,
)

export const insertCustomerTag = statement<never, { customerId: number; tag: string; place: number }>(
  'insert_customer_tag',
  'insert into customer_tags (customer_id, tag, place) values (:customerId, :tag, :place)',
)

export const deleteCustomerTag = statement<never, [customerId: number, typed: string]>(
  'delete_customer_tag',
  'delete from customer_tags where customer_id = $1 and lower(tag) = lower($2)',
)
