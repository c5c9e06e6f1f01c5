import { type MessageKey, messages } from '@pandrop/contract/messages'
import { refusals } from '@pandrop/contract/refusals'
import type { FieldErrors, Refused } from '@pandrop/contract/result'
import { dictionaryOf } from '@pandrop/dictionaries/languages'
import { createText } from '@pandrop/dictionaries/translate'

/** The body of a refusal on the wire (readings.md, The wire). */
interface RefusalEnvelope {
  status: 'error'
  code: string
  message: string
  errors?: FieldErrors
}

// readings.md: this one text is never translated, because clients compare it.
const untranslated: readonly MessageKey[] = ['email_not_verified']

/**
 * The one translator from a refusal to the wire.
 * @param language ISO 639-1, of the visitor
 * @returns HTTP status and body
 */
export const envelopeOf = (refused: Refused, language: string): { status: number; body: RefusalEnvelope } => {
  const shape = refusals[refused.refusal]
  const text = 'text' in shape ? deskText(shape.text, refused) : textOf(shape.message, refused, language)
  return {
    status: shape.status,
    body: {
      ...refused.payload,
      status: 'error',
      code: refused.refusal,
      message: text,
      ...(refused.errors ? { errors: refused.errors } : {}),
    },
  }
}

const deskText = (text: string, { values = {} }: Refused): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)

const textOf = (message: MessageKey, { values }: Refused, language: string): string =>
  untranslated.includes(message) ? messages[message] : createText(language, dictionaryOf(language))(message, values)
