import * as z from 'zod/mini'
import { apiScopes } from '../api-scopes.ts'
import type { MessageKey } from '../messages.ts'

import { requiredText } from './contact.ts'

/** How long a key may live as the screen offers it, in days; the call takes 1 to 365. */
export const apiKeyDays = ['30', '90', '365'] as const

/** The form of a new API key. Its answers are keys of messages; its fields are called as in the call. */
export const apiKeyForm = z.object({
  name: requiredText(60, 'api_key_name_required'),
  scopes: z.array(z.enum(apiScopes)).check(z.minLength(1, 'api_key_scopes_required' satisfies MessageKey)),
  days: z.enum(apiKeyDays),
})

export type ApiKeyForm = z.output<typeof apiKeyForm>
