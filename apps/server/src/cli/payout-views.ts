import { possibleCommands } from '@pandrop/contract/lifecycle/lifecycle'
import { isToBank, payoutLifecycle, payoutStates } from '@pandrop/contract/lifecycle/payout'
import { addressLine } from '@pandrop/contract/postal'
import { inTransaction } from '../db/transaction.ts'
import { debtorOf, setDebtor } from '../domains/buying/payouts/debtor.ts'
import { maskIban } from '../domains/buying/payouts/iban.ts'
import { payoutForStaff, payoutsForStaff } from '../domains/buying/payouts/payout-list.ts'
import type { Command } from './command.ts'
import { type Columns, euro, printList, printWhole } from './table.ts'
import { isUuid, readTyped, sayRefusal, sayUsage } from './usage.ts'

const text = { type: 'string' } as const

/** `payouts list`: newest first. */
export const payoutsList: Command = {
  name: 'payouts list',
  does: 'lists payouts, newest first',
  usage: `payouts list [--state ${payoutStates.join('|')}]`,
  reads: true,
  run: async (context) => {
    const typed = readTyped(context.args, { state: text })
    const state = payoutStates.find((one) => one === typed?.values.state)
    if (!typed || (typed.values.state !== undefined && !state)) return sayUsage(context, payoutsList)
    const rows = await payoutsForStaff(context.pool, state ?? null)
    printList(context, { rows, columns, none: 'There is no such payout.' })
    return 0
  },
}

const columns: Columns<Awaited<ReturnType<typeof payoutsForStaff>>[number]> = {
  payout: ({ id }) => id,
  requested: ({ requested_at }) => requested_at,
  state: ({ state }) => state,
  offer: ({ offer_id }) => offer_id,
  EUR: ({ transfer_cents }) => euro(transfer_cents),
  account: ({ iban_masked, method }) => iban_masked ?? method,
  holder: ({ first_name, last_name }) => `${first_name} ${last_name}`,
}

/** `payouts show`: everything that may be seen of one. */
export const payoutsShow: Command = {
  name: 'payouts show',
  does: 'shows one payout; the account number stays masked',
  usage: 'payouts show <payout>',
  reads: true,
  run: async (context) => {
    const [payoutId] = readTyped(context.args, {})?.positionals ?? []
    if (!isUuid(payoutId)) return sayUsage(context, payoutsShow)
    const payout = await payoutForStaff(context.pool, payoutId)
    if (!payout) return sayRefusal(context, { ok: false, refusal: 'payout_not_found' })
    printWhole(context, {
      title: `Payout ${payout.id}: ${payout.state}`,
      key: { payout: payout.id, state: payout.state },
      facts: factsOf(payout, context.clock.now()),
    })
    return 0
  },
}

const factsOf = (payout: ShownPayout, now: Date) => ({
  offer: payout.offer_id,
  skin: payout.title,
  EUR: euro(payout.transfer_cents),
  'set off': payout.set_off_cents > 0 ? euro(payout.set_off_cents) : null,
  account: payout.iban_masked ?? payout.method,
  holder: `${payout.first_name} ${payout.last_name}`,
  name: `${payout.name} ${payout.surname}`,
  'e-mail': payout.email,
  phone: payout.phone,
  address: addressLine(payout),
  ...whereItIs(payout),
  file: payout.file_id,
  requested: payout.requested_at,
  sent: payout.sent_at,
  settled: payout.settled_at,
  reason: payout.failure_reason,
  possible: possibleWith(payout, now),
})

const possibleWith = ({ state, method, is_approved: isApproved }: ShownPayout, now: Date): string =>
  possibleCommands(payoutLifecycle, { state, isApproved, isToBank: isToBank(method) }, now).join(', ') || 'nothing'

const whereItIs = ({ end_to_end_id, setup_intent }: ShownPayout): Record<string, string> =>
  setup_intent === null ? { 'at the bank': end_to_end_id } : { 'card at the provider': setup_intent }

type ShownPayout = NonNullable<Awaited<ReturnType<typeof payoutForStaff>>>

/** `payouts account`: where payouts leave from; set where something is typed. */
export const payoutsAccount: Command = {
  name: 'payouts account',
  does: 'shows or sets the account that payouts leave from',
  usage: 'payouts account [--name "…" --iban … --bic … --town … --country XX]',
  run: async (context) => {
    const { args, pool, print } = context
    const typed = readTyped(args, { name: text, iban: text, bic: text, town: text, country: text })
    if (!typed || typed.positionals.length > 0) return sayUsage(context, payoutsAccount)
    const { name, iban, bic, town, country } = typed.values
    if (args.length > 0) {
      if (!name || !iban || !bic || !town || !country) return sayUsage(context, payoutsAccount)
      const set = await inTransaction(pool, (tx) => setDebtor(tx, { name, iban, bic, town, country }))
      if (!set.ok) return sayRefusal(context, set)
    }
    const debtor = await debtorOf(pool)
    if (!debtor) return sayRefusal(context, { ok: false, refusal: 'debtor_missing' })
    print(
      `Payouts leave from ${debtor.name}, ${debtor.town} (${debtor.country}): ${maskIban(debtor.iban)}, ${debtor.bic}`,
    )
    return 0
  },
}
