import { expect, test } from 'vitest'
import { changedFields } from './changedFields.ts'

const change = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  changedFields({ table: 'staff', row: '1', before, after })

test('of a changed row only the fields that differ are shown', () => {
  expect(change({ id: 1, role: 'operator', tags: [1] }, { id: 1, role: 'administrator', tags: [1] })).toEqual([
    { name: 'role', before: 'operator', after: 'administrator' },
  ])
})

test('a row that was made or removed shows what it held, and no empty fields', () => {
  expect(change(null, { id: 7, note: null })).toEqual([{ name: 'id', before: null, after: '7' }])
  expect(change({ id: 7, note: null }, null)).toEqual([{ name: 'id', before: '7', after: null }])
})

test('structured values are compared and shown as JSON', () => {
  expect(change({ lines: [{ a: 1 }] }, { lines: [{ a: 2 }] })).toEqual([
    { name: 'lines', before: '[{"a":1}]', after: '[{"a":2}]' },
  ])
})
