import * as z from 'zod/mini'
import { requiredText } from './contact.ts'

/** What a passkey is called. Its answer is the key of a message; its field is called as in the call. */
export const passkeyForm = z.object({ name: requiredText(60, 'passkey_name_required') })

export type PasskeyForm = z.output<typeof passkeyForm>
