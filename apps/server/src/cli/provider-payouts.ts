import {
  type ProviderPayout,
  type ProviderPayoutLine,
  type ProviderPayoutView,
  providerPayoutViews,
} from '@pandrop/contract/staff/provider-payouts'
import { fetchProviderPayouts } from '../domains/payments/provider-payouts/fetch-payouts.ts'
import { providerPayout, providerPayouts } from '../domains/payments/provider-payouts/payout-views.ts'
import type { Env } from '../env.ts'
import type { PaymentProvider } from '../ports/payments/provider.ts'
import type { Command } from './command.ts'
import { providerOf } from './payments.ts'
import { type Columns, printList } from './table.ts'
import { by, readNumber, readTyped, refusedExitCode, sayRefusal, sayUsage } from './usage.ts'

const text = { type: 'string' } as const

const isView = (typed: string): typed is ProviderPayoutView => providerPayoutViews.some((view) => view === typed)

const columns: Columns<ProviderPayout> = {
  number: ({ id }) => id,
  payout: ({ provider_payout_id: name }) => name ?? 'by hand',
  arrives: ({ arrives_on: day }) => day,
  state: ({ state }) => state,
  currency: ({ currency }) => currency,
  gross: ({ gross }) => gross.toFixed(2),
  fee: ({ fee }) => fee.toFixed(2),
  net: ({ net }) => net.toFixed(2),
  booked: ({ is_booked: isBooked }) => isBooked,
  found: ({ found }) => found !== null,
  unmatched: ({ unmatched }) => unmatched,
}

/** `provider-payouts list`: newest first. */
export const providerPayoutsList: Command = {
  name: 'provider-payouts list',
  does: 'lists what the card provider paid out to the bank, newest first',
  usage: 'provider-payouts list [all|open|attention|failed] [--after <number>]',
  reads: true,
  run: async (context) => {
    const { positionals: [view = 'all', ...more] = [], values } = readTyped(context.args, { after: text }) ?? {}
    if (!values || more.length > 0 || !isView(view)) return sayUsage(context, providerPayoutsList)
    const found = await providerPayouts(context.pool, { view, after: values.after })
    if (!found.ok) return sayRefusal(context, found)
    printList(context, { rows: found.value.rows, columns, none: 'There are none.' })
    if (found.value.next && !context.json) context.print(`More: --after ${found.value.next}`)
    return 0
  },
}

const lineColumns: Columns<ProviderPayoutLine> = {
  what: ({ kind }) => kind,
  type: ({ provider_type: type }) => type,
  of: ({ provider_source: source }) => source,
  payment: ({ payment_id: id }) => id,
  order: ({ order_id: id }) => id,
  gross: ({ gross }) => gross.toFixed(2),
  fee: ({ fee }) => fee.toFixed(2),
  net: ({ net }) => net.toFixed(2),
}

/** `provider-payouts show <number>`: its lines, those that lead to nothing of ours first; exit code 1 where some do. */
export const providerPayoutsShow: Command = {
  name: 'provider-payouts show',
  does: 'shows the lines of a payout of the card provider; ends with 1 while some lead to no payment of ours',
  usage: 'provider-payouts show <number>',
  reads: true,
  run: async (context) => {
    const [typed, ...more] = context.args
    const id = readNumber(typed)
    if (!id || more.length > 0) return sayUsage(context, providerPayoutsShow)
    const found = await providerPayout(context.pool, id)
    if (!found.ok) return sayRefusal(context, found)
    const { payout, lines, lines_found: all } = found.value
    if (!context.json) {
      const { provider_payout_id: name, arrives_on: day, state, currency, gross, fee, net } = payout
      const sums = `${gross.toFixed(2)} less ${fee.toFixed(2)} kept is ${net.toFixed(2)} ${currency}`
      context.print(`${name ?? 'Written down by hand'}, ${state}, ${day}: ${sums}.`)
    }
    printList(context, { rows: lines, columns: lineColumns, none: 'The provider does not tell what it consists of.' })
    if (lines.length < all && !context.json) context.print(`These are ${lines.length} of ${all} lines.`)
    return payout.unmatched > 0 ? refusedExitCode : 0
  },
}

/**
 * `provider-payouts fetch`: asks the provider now.
 * @param openProvider where the provider is asked
 */
export const fetchPayoutsWith = (openProvider: (env: Env) => Promise<PaymentProvider>): Command => {
  const command: Command = {
    name: 'provider-payouts fetch',
    does: 'asks the card provider what it has paid out, and books what arrived',
    usage: 'provider-payouts fetch',
    run: async (context) => {
      if (context.args.length > 0) return sayUsage(context, command)
      const log = { warn: (_facts: object, said: string) => context.print(said) }
      const { outcome, changed } = await fetchProviderPayouts(
        { pool: context.pool, clock: context.clock, payments: await openProvider(context.env), log },
        by,
      )
      if (outcome === 'unavailable') return refusedExitCode
      context.print(changed === 0 ? 'Nothing is new.' : `${changed} payouts are new or have gone on.`)
      return 0
    },
  }
  return command
}

export const providerPayoutsFetch = fetchPayoutsWith(providerOf)
