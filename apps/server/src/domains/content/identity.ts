import type { Queryable } from '../../db/statement.ts'
import { settingsOf } from './settings.ts'

/** Who a demo shop says it is: nobody. */
export const demoIdentity = {
  requisites: 'Pandrop Demo Ltd, 1 Bamboo Lane, 1000 Ljubljana, Slovenia',
  support_email: 'support@pandrop.example',
} as const

/** What a real shop must say of who runs it. */
type IdentityField = keyof typeof demoIdentity

/** Whether these are a demo shop's requisites. */
export const isNobodys = (requisites: string): boolean => requisites === demoIdentity.requisites

/** What a real shop still says in nobody's name: what is missing or a demo's. */
export const missingIdentity = async (q: Queryable): Promise<IdentityField[]> => {
  const { requisites, support_email } = await settingsOf(q)
  const missing: IdentityField[] = []
  if (requisites === '' || isNobodys(requisites)) missing.push('requisites')
  if (support_email === '' || support_email === demoIdentity.support_email) missing.push('support_email')
  return missing
}

const needed: Readonly<Record<IdentityField, string>> = {
  requisites: 'name and address of who runs the shop, as the law asks for them',
  support_email: 'where customers write to, and whom mails come from',
}

/** What to type for one of them at the command line, with what it is. */
export const howToSet = (field: IdentityField): string =>
  `${field}, ${needed[field]}:\n  npm run shop -- settings set ${field} "…"`
