import { isDay } from '@pandrop/money/days'
import * as z from 'zod/mini'
import { emailShape } from './email-shape.ts'
import type { MessageKey } from './messages.ts'
import { say } from './say.ts'

const invalid = say('field_invalid')

// PostgreSQL's text cannot hold a zero byte, and no name or address has other control characters.
const printable = /^[^\p{Cc}]*$/u

/** At most so many characters; about a longer text nothing else is asked, because no pattern should read it. */
export const lengthAtMost = (lengthMax: number, text: MessageKey = invalid) =>
  z.maxLength(lengthMax, { error: text, abort: true })

/** Text of a person: trimmed, without control characters, bounded. */
export const text = (lengthMax: number, required: MessageKey = invalid, wrong: MessageKey = invalid) =>
  z.pipe(
    z.string(required),
    z.pipe(
      z.transform((value: string) => value.trim()),
      z.string().check(z.minLength(1, required), lengthAtMost(lengthMax, wrong), z.regex(printable, wrong)),
    ),
  )

/** The same as `text`, where nothing may be said as well. */
export const textOrNone = (lengthMax: number) =>
  z.pipe(
    z.string(invalid),
    z.pipe(
      z.transform((value: string) => value.trim()),
      z.string().check(lengthAtMost(lengthMax), z.regex(printable, invalid)),
    ),
  )

/** A text that may also be taken back. */
export const optionalText = (lengthMax: number) => z.optional(z.union([z.literal(''), text(lengthMax)], invalid))

/** A positive whole number, as number or as digits. */
export const id = z.union(
  [
    z.int(invalid).check(z.minimum(1, invalid)),
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/, invalid)), z.transform(Number)),
  ],
  invalid,
)

/** The same where the database counts in 32 bits: countries and pages. */
export const smallId = z.pipe(id, z.int().check(z.maximum(2_147_483_647, invalid)))

/** Whether an amount in whole units has at most two decimals (docs/behaviour/wire.md#amounts). */
export const hasCentsAtMost = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** An amount in whole units with at most two decimals (docs/behaviour/wire.md#amounts). */
export const units = z
  .number(invalid)
  .check(z.minimum(0, invalid), z.maximum(1_000_000_000, invalid), z.refine(hasCentsAtMost, invalid))

/** Amounts on the way out; signed, because corrections may be. */
export const amount = z.number()

/**
 * An e-mail address, in the words of the form that it stands in (docs/behaviour/accounts.md#email-address).
 * @param required said where it is missing or empty
 * @param wrong said where it is none
 */
export const emailOf = (required: MessageKey, wrong: MessageKey) =>
  z.pipe(
    z.string(required),
    z.pipe(
      z.transform((value: string) => value.trim().toLowerCase()),
      z
        .string()
        .check(z.minLength(1, { error: required, abort: true }), lengthAtMost(254, wrong), z.regex(emailShape, wrong)),
    ),
  )

export const email = emailOf(say('email_required'), say('email_invalid'))

const countryProblem = ({ input }: { input?: unknown }): MessageKey =>
  input === undefined || input === '' ? say('country_required') : invalid

/** A country as its id or ISO 3166-1 alpha-2 code. */
export const countryReference = z.union(
  [smallId, z.string().check(z.regex(/^[A-Za-z]{2}$/, { error: countryProblem }))],
  { error: countryProblem },
)

/** Seconds since 1970 UTC, as the histories send them. */
export const seconds = z.int()

/** A moment as seconds since 1970. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/** The same where there may be none. */
export const secondsOrNull = (at: Date | null): number | null => at && secondsOf(at)

/** A day of the shop, from the year 2000 on: 2026-12-31. */
export const day = z
  .string(invalid)
  .check(z.regex(/^[2-9]\d{3}-\d{2}-\d{2}$/, { error: invalid, abort: true }), z.refine(isDay, invalid))

/** An instant as ISO 8601 text in UTC. */
export const instant = z.string()

/** A moment that may be missing, as ISO 8601 text. */
export const instantOrNull = (at: Date | null): string | null => at?.toISOString() ?? null

/** A language as its place in the list, from 1, or as its ISO 639-1 code. */
export const languageReference = z.union([id, z.string().check(z.regex(/^[a-z]{2}$/, invalid))], invalid)

/** Every request adds these; they choose display only. */
const locale = {
  currency: z.optional(z.string().check(z.regex(/^[A-Za-z]{3}$/, say('currency_code_invalid')))),
  lang_id: z.optional(languageReference),
}

/** A request body: unknown fields are refused, so that a typo or a forged field never passes silently. */
export const body = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(
    { ...shape, ...locale },
    { error: (issue) => (issue.code === 'unrecognized_keys' ? say('field_unknown') : invalid) },
  )

/** A query string: unknown names are dropped, because links collect them on the way. */
export const query = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object({ ...shape, ...locale })

/** The envelope of a success. */
export const answer = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ status: z.literal('OK'), ...shape })

/** The envelope of every refusal (docs/behaviour/wire.md#envelope). */
export const refusalAnswer = z.object({
  status: z.literal('error'),
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})

/** A flag in a query string. */
export const flag = z.pipe(
  z.enum(['true', 'false', '1', '0'], invalid),
  z.transform((value) => value === 'true' || value === '1'),
)

/** A comma list in a query string, at most 100 values, without control characters. */
export const commaList = z.pipe(
  z.string(invalid).check(lengthAtMost(4000), z.regex(printable, invalid)),
  z.transform((value: string) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .slice(0, 100),
  ),
)

/** Ids with commas between them in a query string, one at least. */
export const idList = (most: number) =>
  z.pipe(
    z.string(invalid).check(z.regex(new RegExp(`^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${most - 1}}$`), invalid)),
    z.transform((value: string) => value.split(',').map(Number)),
  )

/** A whole number of a body. */
export const whole = (minimum: number, maximum: number) =>
  z.int(invalid).check(z.minimum(minimum, invalid), z.maximum(maximum, invalid))

/** A whole number in a query string. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, invalid))], invalid),
    z.pipe(z.transform(Number), z.int().check(z.minimum(minimum, invalid), z.maximum(maximum, invalid))),
  )

/** An amount in a query string, EUR (docs/behaviour/catalogue.md#price-bounds-in-euro). */
export const unitsInQuery = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, invalid))], invalid),
  z.pipe(z.transform(Number), units),
)

/** An exchange rate in a query string, above 0. */
export const rateInQuery = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,7}(\.\d{1,20})?$/, invalid))], invalid),
  z.pipe(z.transform(Number), z.number().check(z.minimum(0.000001, invalid), z.maximum(10_000_000, invalid))),
)

/** A float of wear in a query string, 0 to 1. */
export const floatInQuery = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^[01](\.\d{1,10})?$/, invalid))], invalid),
  z.pipe(z.transform(Number), z.number().check(z.minimum(0, invalid), z.maximum(1, invalid))),
)
