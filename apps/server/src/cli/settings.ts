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
import { printFacts } from './table.ts'
import { readTyped, sayRefusal, sayUsage } from './usage.ts'
import { withAudit } from './with-audit.ts'

const names = Object.keys(identityFields) as IdentityField[]

const isField = (typed: string | undefined): typed is IdentityField => names.some((name) => name === typed)

const deliverHours = 'deliver_hours'

/** `settings show`: who runs the shop, and what a real one would still ask for. */
export const settingsShow: Command = {
  name: 'settings show',
  does: 'shows who runs the shop, as its pages and mails say, and after how many hours an order is overdue',
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, 'settings show')
    const identity = await identityOf(context.pool)
    const facts = names.map((name) => [name, identity[name] || '(not set)'])
    printFacts(context, [...facts, [deliverHours, String(await deliverHoursOf(context.pool))]])
    for (const name of await missingIdentity(context.pool)) context.print(`A real shop asks for ${howToSet(name)}`)
    return 0
  },
}

/** `settings set`: changes one of them; the open shop and its mails say it from then on. */
export const settingsSet: Command = {
  name: 'settings set',
  does: 'sets who runs the shop (requisites, support_email, copyright), or after how many hours an order is overdue',
  run: async (context) => {
    const usage = `settings set ${names.join('|')} "…", or settings set ${deliverHours} 1…720`
    const [field, typed, ...more] = readTyped(context.args, {})?.positionals ?? []
    if (field === deliverHours && typed !== undefined && more.length === 0) return setHours(context, typed)
    if (!isField(field) || typed === undefined || more.length > 0) return sayUsage(context, usage)
    const noted = { action: 'settings set', input: { field, typed } }
    const set = await withAudit(context, noted, () => setIdentity(context.pool, { field, typed }))
    if (!set.ok) return sayRefusal(context, set)
    context.print(`${field} is now: ${set.value[field]}`)
    return 0
  },
}

const setHours = async (context: CommandContext, typed: string): Promise<number> => {
  const noted = { action: 'settings set', input: { field: deliverHours, typed } }
  const set = await withAudit(context, noted, () => setDeliverHours(context.pool, typed))
  if (!set.ok) return sayRefusal(context, set)
  context.print(`${deliverHours} is now: ${set.value}`)
  return 0
}
