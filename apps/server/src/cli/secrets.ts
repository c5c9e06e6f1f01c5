import { createPool } from '../db/pool.ts'
import { reseal, sealedCounts } from '../domains/backoffice/sealed/sealed.ts'
import { keyOfAccounts, resealAccounts } from '../ports/delivery/steam/accounts-file.ts'
import { openSecrets, type Secrets } from '../secrets.ts'
import type { Command, CommandContext } from './command.ts'
import { type Columns, printList } from './table.ts'
import { refusedExitCode, sayUsage } from './usage.ts'

const nameOf = (key: number | null, fingerprint: string): string => {
  if (fingerprint === '') return 'is no sealed value'
  if (key === null) return 'NO KEY OPENS IT'
  return key === 0 ? 'first key' : `key ${key + 1}`
}

const columns: Columns<Awaited<ReturnType<typeof sealedCounts>>[number]> = {
  sealed: ({ name }) => name,
  values: ({ values }) => values,
  fingerprint: ({ fingerprint }) => fingerprint,
  'opened by': ({ key, fingerprint }) => nameOf(key, fingerprint),
}

const printCounts = async (context: CommandContext, secrets: Secrets): Promise<{ isLost: boolean }> => {
  const { STEAM_ACCOUNTS: path } = context.env
  const counts = await sealedCounts(context.pool, secrets)
  if (path) counts.push({ name: 'the file of STEAM_ACCOUNTS', values: 1, ...(await keyOfAccounts(secrets, path)) })
  printList(context, { rows: counts, columns, none: 'Nothing is sealed.' })
  return { isLost: counts.some(({ key }) => key === null) }
}

/** `secrets list`: what is sealed with which key; exit code 1 where no key opens something. */
export const secretsList: Command = {
  name: 'secrets list',
  does: 'lists what is sealed, and with which key; ends with 1 where no key opens something',
  usage: 'secrets list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, secretsList)
    const secrets = openSecrets(context.env)
    if (!context.json)
      for (const [place, fingerprint] of secrets.fingerprints.entries())
        context.print(`${place === 0 ? 'first key' : `key ${place + 1}`}: ${fingerprint}`)
    const { isLost } = await printCounts(context, secrets)
    return isLost ? refusedExitCode : 0
  },
}

/** `secrets reseal`: so that an old key can be taken out of ENCRYPTION_KEYS and destroyed. */
export const secretsReseal: Command = {
  name: 'secrets reseal',
  does: 'seals everything anew with the first of ENCRYPTION_KEYS; may be stopped and begun again',
  usage: 'secrets reseal',
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, secretsReseal)
    const secrets = openSecrets(context.env)
    const owner = createPool({ connectionString: context.ownerUrl, connectionsMax: 1 })
    try {
      await reseal(owner, secrets, {
        onProgress: ({ name, read, resealed }) => context.print(`${name}: ${read} read, ${resealed} sealed anew`),
      })
    } finally {
      await owner.end()
    }
    const { STEAM_ACCOUNTS: path } = context.env
    if (path && (await resealAccounts(secrets, path))) context.print(`${path}: sealed anew`)
    const { isLost } = await printCounts(context, secrets)
    context.print(
      isLost ? 'Something is sealed with a key that is not set.' : 'Keys behind the first one are free now.',
    )
    return isLost ? refusedExitCode : 0
  },
}
