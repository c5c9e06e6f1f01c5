import * as z from 'zod/mini'
import { type Lifecycle, type Step, staffStepsOf } from '../lifecycle/lifecycle.ts'
import { say } from '../say.ts'
import { body, text } from '../wire.ts'

/**
 * The body of the one call that takes a step with a noun: which step, a note to the customer (mailed, and shown in
 * their timeline), a reason for the record, and the fields that the steps need or take. A field that the named step
 * does not know is refused like any unknown one, and so is a step without what it needs.
 * @param fields of single steps, each optional
 * @param common what every step may be sent with, each optional
 */
export const stepBody = <
  L extends Lifecycle,
  Fields extends z.core.$ZodLooseShape,
  Common extends z.core.$ZodLooseShape = object,
>(
  lifecycle: L,
  fields: Fields,
  common = {} as Common,
) =>
  body({
    step: z.enum(staffStepsOf(lifecycle), say('field_invalid')),
    note: z.optional(text(500)),
    reason: z.optional(text(500)),
    ...fields,
    ...common,
  }).check(({ value, issues }) => {
    const given = value as { step: string } & Record<string, unknown>
    const { needs = [], takes = [] } = lifecycle.steps[given.step] as Step
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: given[field] })
    for (const field of needs) if (given[field] === undefined) refuse(field, say('field_invalid'))
    for (const field of Object.keys(fields)) {
      const isKnown = needs.includes(field) || takes.includes(field)
      if (!isKnown && given[field] !== undefined) refuse(field, say('field_unknown'))
    }
  })
