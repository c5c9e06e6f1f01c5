import { readFile } from 'node:fs/promises'
import type { Call } from '@pandrop/contract/call'
import { staffCalls } from '@pandrop/contract/staff/calls'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff } from '../staff/testing/as-staff.ts'
import type { AtWork } from './testing/noted.ts'
import { customerCalls } from './testing/noted-customers.ts'
import { provenElsewhere, unread } from './testing/noted-elsewhere.ts'
import { goodsCalls } from './testing/noted-goods.ts'
import { moneyCalls } from './testing/noted-money.ts'
import { peopleCalls } from './testing/noted-people.ts'
import { programCalls } from './testing/noted-programs.ts'
import { salesCalls } from './testing/noted-sales.ts'

let shop: TestShop
let at: AtWork

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  at = { shop, operator: await asStaff(shop), administrator: await asStaff(shop, 'administrator') }
})

afterAll(() => shop?.stop())

const made = { ...goodsCalls, ...salesCalls, ...peopleCalls, ...customerCalls, ...moneyCalls, ...programCalls }

const mutating = Object.entries<Call>(staffCalls)
  .filter(([, { method }]) => method !== 'GET')
  .map(([name, { auditedAs }]) => auditedAs ?? name)

test('whatever staff change stands in the log with before and after, or it stands in a list with why not', () => {
  const known = [made, provenElsewhere].flatMap((list) => Object.keys(list))
  expect([...known, ...Object.values(unread).flat()].sort()).toEqual(mutating.sort())
})

const sides = {
  made: { before: null, after: expect.any(Object) },
  changed: { before: expect.any(Object), after: expect.any(Object) },
  removed: { before: expect.any(Object), after: null },
} as const

test.each(Object.entries(made))(
  '%s leaves in the log what was before and is after',
  async (name, { table, row, make }) => {
    const { status, body } = await make(at)
    expect(status, JSON.stringify(body)).toBe(200)
    const { rows } = await shop.database.ownerPool.query(
      `select o.outcome, c.before, c.after from audit_log l
     join audit_outcomes o on o.audit_id = l.id
     join audit_changes c on c.audit_id = l.id and c.table_name = $2
     where l.id = (select max(id) from audit_log where split_part(action, ' ', 1) = $1)`,
      [name, table],
    )
    expect(rows).toContainEqual({ outcome: 'done', ...sides[row] })
  },
)

test.each(Object.entries(provenElsewhere))(
  'what %s changes is read by its own test',
  async (_name, [file, promise]) => {
    const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')
    expect(text).toMatch(/audit_changes|staff\/audit/)
    expect(text).toContain(promise)
  },
)
