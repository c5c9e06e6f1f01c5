import { possibleCommands } from '@pandrop/contract/lifecycle/lifecycle'
import { isToBank, payoutLifecycle, payoutStates } from '@pandrop/contract/lifecycle/payout'
import { addressLine } from '@pandrop/contract/postal'
import { inTransaction } from '../db/transaction.ts'
import { debtorOf, setDebtor } from '../domains/buying/payouts/debtor.ts'
import { maskIban } from '../domains/buying/payouts/iban.ts'
import { payoutForStaff, payoutsForStaff } from '../domains/buying/payouts/payout-list.ts'
import type { Command } from './command.ts'
import { moment, money, printFacts, printTable } from './table.ts'
import { isUuid, readTyped, sayRefusal, sayUsage } from './usage.ts'

const text = { type: 'string' } as const

/** `payouts list`: newest first. */
export const payoutsList: Command = {
  name: 'payouts list',
  does: 'lists payouts, newest first',
  run: async (context) => {
    const typed = readTyped(context.args, { state: text })
    const state = payoutStates.find((one) => one === typed?.values.state)
    if (!typed || (typed.values.state !== undefined && !state))
      return sayUsage(context, `payouts list [--state ${payoutStates.join('|')}]`)
    const rows = await payoutsForStaff(context.pool, state ?? null)
    if (rows.length === 0) context.print('There is no such payout.')
    else printTable(context, [listHead, ...rows.map(listRow)])
    return 0
  },
}

const listHead = ['payout', 'requested', 'state', 'offer', 'EUR', 'account', 'holder']

const listRow = (row: Awaited<ReturnType<typeof payoutsForStaff>>[number]): string[] => [
  row.id,
  moment(row.requested_at),
  row.state,
  String(row.offer_id),
  money(row.transfer_cents),
  row.iban_masked ?? row.method,
  `${row.first_name} ${row.last_name}`,
]

/** `payouts show`: everything that may be seen of one. */
export const payoutsShow: Command = {
  name: 'payouts show',
  does: 'shows one payout; the account number stays masked',
  run: async (context) => {
    const [payoutId] = readTyped(context.args, {})?.positionals ?? []
    if (!isUuid(payoutId)) return sayUsage(context, 'payouts show <payout>')
    const payout = await payoutForStaff(context.pool, payoutId)
    if (!payout) return sayRefusal(context, { ok: false, refusal: 'payout_not_found' })
    context.print(`Payout ${payout.id}: ${payout.state}`)
    printFacts(context, [
      ['offer', `${payout.offer_id}  ${payout.title}`],
      ['EUR', money(payout.transfer_cents)],
      ['set off', payout.set_off_cents > 0 ? money(payout.set_off_cents) : ''],
      ['account', payout.iban_masked ?? payout.method],
      ['holder', `${payout.first_name} ${payout.last_name}`],
      ['customer', `${payout.name} ${payout.surname}, ${payout.email}, ${payout.phone}`],
      ['address', addressLine(payout)],
      ...whereItIs(payout),
      ['file', String(payout.file_id ?? '')],
      ['requested', moment(payout.requested_at)],
      ['sent', payout.sent_at ? moment(payout.sent_at) : ''],
      ['settled', payout.settled_at ? moment(payout.settled_at) : ''],
      ['reason', payout.failure_reason ?? ''],
      ['possible', possibleWith(payout, context.clock.now())],
    ])
    return 0
  },
}

const possibleWith = ({ state, method, is_approved: isApproved }: ShownPayout, now: Date): string =>
  possibleCommands(payoutLifecycle, { state, isApproved, isToBank: isToBank(method) }, now).join(', ') || 'nothing'

const whereItIs = ({ end_to_end_id, setup_intent }: ShownPayout): [string, string][] =>
  setup_intent === null ? [['at the bank', end_to_end_id]] : [['card at the provider', setup_intent]]

type ShownPayout = NonNullable<Awaited<ReturnType<typeof payoutForStaff>>>

const accountUsage = 'payouts account [--name "…" --iban … --bic … --town … --country XX]'

/** `payouts account`: where payouts leave from; set where something is typed. */
export const payoutsAccount: Command = {
  name: 'payouts account',
  does: 'shows or sets the account that payouts leave from',
  run: async (context) => {
    const { args, pool, print } = context
    const typed = readTyped(args, { name: text, iban: text, bic: text, town: text, country: text })
    if (!typed || typed.positionals.length > 0) return sayUsage(context, accountUsage)
    const { name, iban, bic, town, country } = typed.values
    if (args.length > 0) {
      if (!name || !iban || !bic || !town || !country) return sayUsage(context, accountUsage)
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
