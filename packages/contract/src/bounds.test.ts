import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from './calls.ts'
import { emailText } from './forms/contact.ts'
import { payoutContact } from './forms/payout.ts'
import { sellForm } from './forms/sell.ts'
import { signInForm } from './forms/sign-in.ts'
import { topUpAmount } from './forms/top-up.ts'

/** A body's bound in the request pipeline. */
const bytesMax = 64 * 1024

const filledTo = (start: string, filler: string, end = ''): string =>
  start + filler.repeat(Math.floor((bytesMax - start.length - end.length) / filler.length)) + end

/** Texts that make a pattern try everything it can, each as long as a body may be. */
const hostile = {
  dots: filledTo('a@', '.', ' x'),
  at: filledTo('a', '@', ' '),
  spaces: filledTo('x', ' ', 'x'),
  'spaces around': filledTo('', ' '),
  letters: filledTo('', 'a', '!'),
  'labels of a domain': filledTo('a@', 'a.', '@'),
  digits: filledTo('', '1', 'x'),
  'groups of digits': filledTo('1', ',111', 'x'),
  'dashes and digits': filledTo('0', '-0', 'g'),
  'control characters': filledTo('', 'a\u0001'),
  commas: filledTo('', 'a,', '\u0001'),
  'capitals that grow': filledTo('', 'İ', '@'),
  'words and quotes': filledTo('"', 'a b"', '\\'),
}

interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  in?: z.ZodMiniType
  options?: z.ZodMiniType[]
}

/** What a schema may be sent with the text in one place of it, for each such place. */
const placed = (schema: z.ZodMiniType, text: string): unknown[] => {
  const def = schema._zod.def as unknown as Def
  if (def.shape) {
    return Object.entries(def.shape).flatMap(([name, field]) => placed(field, text).map((value) => ({ [name]: value })))
  }
  if (def.element) return [text, ...placed(def.element, text).map((value) => [value])]
  const inner = def.innerType ?? def.in
  if (inner) return placed(inner, text)
  return def.options ? def.options.flatMap((option) => placed(option, text)) : [text]
}

/** How long a parse takes, the best of ten: a busy machine must not count, unless it is far from the bound. */
const millisecondsOf = (schema: z.ZodMiniType, value: unknown): number => {
  let best = Number.POSITIVE_INFINITY
  for (let trial = 0; trial < 10 && best > millisecondsMax; trial += 1) {
    const begun = performance.now()
    z.safeParse(schema, value)
    best = Math.min(best, performance.now() - begun)
    if (best > 20 * millisecondsMax) break
  }
  return best
}

const millisecondsMax = 25

const parts = Object.entries(calls).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = (call as Partial<Record<typeof part, z.ZodMiniType>>)[part]
    return schema ? [{ where: `${name} ${part}`, schema }] : []
  }),
)

const forms = [
  { where: 'e-mail of a form', schema: z.object({ email: emailText('email_required') }) },
  { where: 'sign-in form', schema: signInForm },
  { where: 'sell form', schema: sellForm },
  { where: 'payout form', schema: payoutContact(() => true) },
  { where: 'amount of a top-up', schema: z.object({ amount: topUpAmount({ minimum: 1, maximum: 10 }) }) },
]

test('no text of 64 kB keeps the contract busy, in whatever field of whatever call', () => {
  const slow: unknown[] = []
  let tried = 0
  // A fault of the kind makes each try take seconds: a few are enough to say so.
  const tellsEnough = () => slow.length >= 5
  for (const { where, schema } of [...parts, ...forms]) {
    for (const [kind, text] of Object.entries(hostile)) {
      for (const value of tellsEnough() ? [] : placed(schema, text)) {
        tried += 1
        const milliseconds = millisecondsOf(schema, value)
        if (milliseconds > millisecondsMax) slow.push({ where, kind, field: Object.keys(Object(value)), milliseconds })
      }
    }
  }
  expect(slow).toEqual([])
  expect(tried).toBeGreaterThan(5000)
})

/** Fields that take whatever they are sent and are never read. */
const unread = ['count', 'directPayment']

test('every text of every call has a bound', () => {
  const boundless: string[] = []
  for (const { where, schema } of parts) {
    for (const value of placed(schema, 'a'.repeat(bytesMax))) {
      const [field = ''] = Object.keys(Object(value))
      const issues = z.safeParse(schema, value).error?.issues ?? []
      const refused = issues.some(({ path }) => path[0] === field)
      if (!refused && !unread.includes(field)) boundless.push(`${where} ${field}`)
    }
  }
  expect(boundless).toEqual([])
})
