import type { Sent } from '@pandrop/contract/call'
import { packItemsMin } from '@pandrop/contract/packs'
import type { createPack } from '@pandrop/contract/staff/packs'
import { readAmount } from '../../forms/readAmount.ts'
import { isAbove } from '../../forms/together/together.ts'

/** What is typed of a pack, beside its items. */
export interface TypedPack {
  name: string
  price: string
  /** 2026-12-01, or nothing */
  from: string
  until: string
}

export const nothingTyped: TypedPack = { name: '', price: '', from: '', until: '' }

/** The fields that cannot be meant as they are typed. */
export const wrongFields = (typed: TypedPack, items: readonly number[], sum: number): ReadonlySet<string> => {
  const price = readAmount(typed.price)
  const wrong: [string, boolean][] = [
    ['name', typed.name.trim() === ''],
    ['price', price === null],
    ['price_high', items.length >= packItemsMin && isAbove(price, sum)],
    ['items', items.length < packItemsMin],
  ]
  return new Set(wrong.flatMap(([field, holds]) => (holds ? [field] : [])))
}

/** The body of a new pack; nothing of it is wrong (wrongFields). */
export const newBody = (typed: TypedPack, items: number[]): Sent<typeof createPack, 'body'> => ({
  name: typed.name.trim(),
  items,
  price: readAmount(typed.price) ?? 0,
  ...(typed.from && { from: typed.from }),
  until: typed.until || null,
})
