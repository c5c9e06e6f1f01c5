import {
  howToSet,
  type IdentityField,
  identityFields,
  identityOf,
  missingIdentity,
  setIdentity,
} from '../features/content/identity.ts'
import type { Command } from './command.ts'
import { printFacts } from './table.ts'
import { underEyes } from './under-eyes.ts'
import { readTyped, sayRefusal, sayUsage } from './usage.ts'

const names = Object.keys(identityFields) as IdentityField[]

const isField = (typed: string | undefined): typed is IdentityField => names.some((name) => name === typed)

/** `settings show`: who runs the shop, and what a real one would still ask for. */
export const settingsShow: Command = {
  name: 'settings show',
  does: 'shows who runs the shop, as its pages and mails say',
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, 'settings show')
    const identity = await identityOf(context.pool)
    printFacts(
      context,
      names.map((name) => [name, identity[name] || '(not set)']),
    )
    for (const name of await missingIdentity(context.pool)) context.print(`A real shop asks for ${howToSet(name)}`)
    return 0
  },
}

/** `settings set`: changes one of them; the open shop and its mails say it from then on. */
export const settingsSet: Command = {
  name: 'settings set',
  does: 'sets who runs the shop: requisites, support_email, copyright',
  run: async (context) => {
    const usage = `settings set ${names.join('|')} "…"`
    const [field, typed, ...more] = readTyped(context.args, {})?.positionals ?? []
    if (!isField(field) || typed === undefined || more.length > 0) return sayUsage(context, usage)
    const noted = { action: 'settings set', input: { field, typed } }
    const set = await underEyes(context, noted, () => setIdentity(context.pool, { field, typed }))
    if (!set.ok) return sayRefusal(context, set)
    context.print(`${field} is now: ${set.value[field]}`)
    return 0
  },
}
