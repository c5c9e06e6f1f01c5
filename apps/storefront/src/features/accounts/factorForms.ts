import type { MessageKey } from '@pandrop/contract/messages'
import * as z from 'zod/mini'

const typedCode = z.string().check(z.trim(), z.minLength(1, 'code_required' satisfies MessageKey))

/** The second step of signing in. Its answers are keys of messages; its fields are called as in the call. */
export const codeForm = z.object({ code: typedCode, remember_browser: z.boolean() })

export type CodeForm = z.output<typeof codeForm>

/** How customers prove that it is they who change their second factor. */
export interface Proof {
  cur_password: string
  code: string
}

/** The form of such a proof; what it does not ask for may stay empty. */
export const proofForm = (asks: readonly (keyof Proof)[]) =>
  z.object({
    cur_password: asks.includes('cur_password')
      ? z.string().check(z.minLength(1, 'password_required' satisfies MessageKey))
      : z.string(),
    code: asks.includes('code') ? typedCode : z.string(),
  })
