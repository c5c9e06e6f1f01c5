import { readFile } from 'node:fs/promises'
import { OperatorProblem } from '../operator-problem.ts'
import { openAccounts, readAccounts, type SteamLogin, sealAccounts } from '../ports/delivery/steam/accounts-file.ts'
import { openSecrets } from '../secrets.ts'
import type { Command } from './command.ts'
import { writeOut } from './output-file.ts'
import { type Columns, printList } from './table.ts'
import { readTyped, sayUsage } from './usage.ts'

const text = { type: 'string' } as const

/** `steam-accounts seal`: makes the file that STEAM_ACCOUNTS names, from one that is written by hand. */
export const steamAccountsSeal: Command = {
  name: 'steam-accounts seal',
  does: 'seals the accounts that send trade offers into a file for STEAM_ACCOUNTS',
  usage: 'steam-accounts seal --in <accounts.json> --out <file>',
  run: async (context) => {
    const { values, positionals } = readTyped(context.args, { in: text, out: text }) ?? { values: {}, positionals: [] }
    if (positionals.length > 0 || !values.in || !values.out) return sayUsage(context, steamAccountsSeal)
    const typed = await readFile(values.in, 'utf8').catch((cause: Error) => {
      throw new OperatorProblem(`${values.in} cannot be read: ${cause.message}`, { cause })
    })
    const accounts = readAccounts(typed, values.in)
    const sealed = sealAccounts(openSecrets(context.env), accounts)
    await writeOut(values.out, sealed, { hint: 'Write another name.', isSecret: true })
    context.print(`${values.out}: ${accounts.length} ${accounts.length === 1 ? 'account' : 'accounts'}`)
    context.print(`Set STEAM_ACCOUNTS=${values.out} and destroy ${values.in}: whoever reads it has the accounts.`)
    return 0
  },
}

const columns: Columns<SteamLogin> = {
  'Steam id': ({ steamid }) => steamid,
  'account name': ({ account_name }) => account_name,
  'signs in by': ({ refresh_token, password }) =>
    [refresh_token && 'refresh token', password && 'password'].filter(Boolean).join(', then '),
}

/** `steam-accounts list`: who is in the file, and nothing that is secret. */
export const steamAccountsList: Command = {
  name: 'steam-accounts list',
  does: 'lists the accounts in the file of STEAM_ACCOUNTS, without their secrets',
  usage: 'steam-accounts list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, steamAccountsList)
    const { STEAM_ACCOUNTS: path } = context.env
    const rows = path ? await openAccounts(openSecrets(context.env), path) : []
    printList(context, { rows, columns, none: 'STEAM_ACCOUNTS is not set.' })
    return 0
  },
}
