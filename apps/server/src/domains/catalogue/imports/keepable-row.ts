import { keepable } from '../../../foreign-text.ts'
import type { ReadRow } from './import-format.ts'

/** Characters of what a row is called and of why it is wrong, as the database bounds them. */
export const labelCharactersMax = 200
export const whyCharactersMax = 500
const fieldCharactersMax = 60

// What is longer than any row may be is no value of a row.
const textCharactersMax = 10_000

const keepableValue = (value: unknown): unknown => {
  if (typeof value === 'string') return keepable(value, textCharactersMax)
  if (Array.isArray(value)) return value.map(keepableValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, keepableValue(held)]))
}

/** A row of any format as the database can keep it, whatever its file holds. */
export const keepableRow = <Data>({ label, data, source, problem, ...row }: ReadRow<Data>): ReadRow<Data> => ({
  ...row,
  label: keepable(label, labelCharactersMax),
  data: keepableValue(data) as Data,
  source: keepableValue(source) as ReadRow<Data>['source'],
  ...(problem && {
    problem: {
      field: problem.field === null ? null : keepable(problem.field, fieldCharactersMax),
      why: keepable(problem.why, whyCharactersMax),
    },
  }),
})
