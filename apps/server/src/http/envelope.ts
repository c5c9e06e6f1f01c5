import { type MessageKey, messages } from '@pandrop/contract/messages'
import { refusals } from '@pandrop/contract/refusals'
import type { FieldErrors, FieldText, Refused } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'

/** The body of a refusal on the wire (docs/behaviour/wire.md#envelope). */
interface RefusalEnvelope {
  status: 'error'
  code: string
  message: string
  errors?: Record<string, string[]>
}

// This one text is never translated, because clients compare it (docs/behaviour/wire.md#untranslated).
const untranslated: readonly MessageKey[] = ['email_not_verified']

/**
 * The one translator from a refusal to the wire: its message and what is wrong with each field are said here.
 * @param language ISO 639-1, of the visitor
 * @returns HTTP status and body
 */
export const envelopeOf = (refused: Refused, language: string): { status: number; body: RefusalEnvelope } => {
  const shape = refusals[refused.refusal]
  const say = sayer(refused, language)
  return {
    status: shape.status,
    body: {
      ...refused.payload,
      status: 'error',
      code: refused.refusal,
      message: say('text' in shape ? shape : shape.message),
      ...(refused.errors ? { errors: saidErrors(refused.errors, say) } : {}),
    },
  }
}

type Say = (text: FieldText) => string

/** Says what a refusal holds; the holes of all its texts are filled with the same values. */
const sayer = ({ values }: Refused, language: string): Say => {
  const text = textFor(language)
  return (said) => {
    if (typeof said !== 'string') return filled(said.text, values)
    return untranslated.includes(said) ? messages[said] : text(said, values)
  }
}

const filled = (text: string, values: Record<string, string> = {}): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)

// Visitors choose the names of unknown fields, "__proto__" among them: entries, because an object knows that name.
const saidErrors = (errors: FieldErrors, say: Say): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts.map(say)]))
