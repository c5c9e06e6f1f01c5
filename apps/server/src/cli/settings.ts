import { quoteDaysOf, setQuoteDays } from '../domains/catalogue/skins/skin.ts'
import {
  howToSet,
  type IdentityField,
  identityFields,
  identityOf,
  missingIdentity,
  setIdentity,
} from '../domains/content/identity.ts'
import { deliverHoursOf, setDeliverHours } from '../domains/orders/orders/order-waits.ts'
import type { Command, CommandContext } from './command.ts'
import { printWhole } from './table.ts'
import { readTyped, sayRefusal, sayUsage } from './usage.ts'
import { withAudit } from './with-audit.ts'

const names = Object.keys(identityFields) as IdentityField[]

const isField = (typed: string | undefined): typed is IdentityField => names.some((name) => name === typed)

const deliverHours = 'deliver_hours'
const quoteDays = 'quote_days_max'

/** `settings show`: who runs the shop, and what a real one would still ask for. */
export const settingsShow: Command = {
  name: 'settings show',
  does: 'shows who runs the shop, as its pages and mails say, and after how many hours an order is overdue',
  usage: 'settings show',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, settingsShow)
    const identity = await identityOf(context.pool)
    const missing = await missingIdentity(context.pool)
    const [hours, days] = await Promise.all([deliverHoursOf(context.pool), quoteDaysOf(context.pool)])
    const set = names.map((name) => [name, identity[name] || (context.json ? null : '(not set)')])
    printWhole(context, {
      title: 'Settings',
      facts: { ...Object.fromEntries(set), [deliverHours]: hours, [quoteDays]: days },
    })
    if (!context.json) for (const name of missing) context.print(`A real shop asks for ${howToSet(name)}`)
    return 0
  },
}

/** `settings set`: changes one of them; the open shop and its mails say it from then on. */
export const settingsSet: Command = {
  name: 'settings set',
  does:
    'sets who runs the shop (requisites, support_email, copyright), after how many hours an order is overdue, or how ' +
    'old a reference price may be that the shop quotes by (0: age does not matter)',
  usage: `settings set ${names.join('|')} "…", settings set ${deliverHours} 1…720, or settings set ${quoteDays} 0…3650`,
  run: async (context) => {
    const [field, typed, ...more] = readTyped(context.args, {})?.positionals ?? []
    if (field === deliverHours && typed !== undefined && more.length === 0) return setHours(context, typed)
    if (field === quoteDays && typed !== undefined && more.length === 0) return setDays(context, typed)
    if (!isField(field) || typed === undefined || more.length > 0) return sayUsage(context, settingsSet)
    const noted = { action: 'settings set', input: { field, typed } }
    const set = await withAudit(context, noted, () => setIdentity(context, { field, typed }))
    if (!set.ok) return sayRefusal(context, set)
    context.print(`${field} is now: ${set.value[field]}`)
    return 0
  },
}

const setHours = async (context: CommandContext, typed: string): Promise<number> => {
  const noted = { action: 'settings set', input: { field: deliverHours, typed } }
  const set = await withAudit(context, noted, () => setDeliverHours(context, typed))
  if (!set.ok) return sayRefusal(context, set)
  context.print(`${deliverHours} is now: ${set.value}`)
  return 0
}

const setDays = async (context: CommandContext, typed: string): Promise<number> => {
  const noted = { action: 'settings set', input: { field: quoteDays, typed } }
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : -1
  const set = await withAudit(context, noted, () => setQuoteDays(context, days))
  if (!set.ok) return sayRefusal(context, set)
  context.print(`${quoteDays} is now: ${set.value}`)
  return 0
}
