import {
  type HealthCheck,
  type HealthName,
  type HealthState,
  healthNames,
  healthStates,
} from '@pandrop/contract/staff/health'
import { priceListDaysMax } from '@pandrop/contract/staff/skins'
import { archiveOf, type BackupFacts, backupOf, restoreOf } from './backup.rules.ts'
import { type StockFacts, stockOf, type TradeFacts, tradesOf } from './steam.rules.ts'
import { amber, day, green, hour, lasting, many, minute, red, secondsSince, type Verdict } from './verdict.rules.ts'

/** What the shop knows of itself. */
export interface HealthFacts extends BackupFacts {
  version: string
  /** the newest that was applied; null: none */
  migration: string | null
  /** migrations that this version has and the database lacks */
  pending: number
  /** standbys: how many follow it */
  database: {
    bytes: number
    connections: number
    connectionsMax: number
    standbys: number
    version: string
    isEmbedded: boolean
  }
  queue: { due: number; lagSeconds: number; workers: number; running: string | null; runningSeconds: number | null }
  failed: { mails: number; jobs: number }
  /** notice: of the card provider; settled: a payment that succeeded */
  provider: { noticeAt: Date | null; settledAt: Date | null }
  bank: { answerAt: Date | null; unanswered: number }
  rates: { old: number; stale: number; waiting: number }
  /** age of the newest list of reference prices; null: there is none */
  listDays: number | null
  /** gaveUp: turned off because nobody took what they were sent; waitingSince: what a webhook has waited for longest */
  webhooks: { on: number; gaveUp: number; waitingSince: Date | null }
  trades: TradeFacts
  stock: StockFacts
  /** what the environment was knowingly set to, and what a real shop lacks */
  warnings: readonly string[]
  missing: readonly string[]
  isProduction: boolean
}

/** What lies outside of the database, as it was last found. */
export interface OutsideFacts {
  /** failure: why nothing can be written; the bytes are null where files lie in S3 */
  storage: { failure: string | null; freeBytes: number | null; allBytes: number | null }
  certificates: readonly Certificate[]
}

type Certificate =
  | { kind: 'none' }
  | { kind: 'unreachable'; host: string; failure: string }
  | { kind: 'read'; host: string; until: Date; distrust: string | null }

/** The worst of some. */
export const worstOf = (states: readonly HealthState[]): HealthState =>
  healthStates.find((state) => states.includes(state)) ?? 'green'

const sizeOf = (bytes: number): string =>
  bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`

const versionOf = ({ version, migration, pending }: HealthFacts): Verdict => {
  const says = `Pandrop ${version}, database at ${migration ?? 'no migration'}`
  if (pending === 0) return green(says)
  return red(
    `${says}; ${many(pending, 'migration is', 'migrations are')} not applied`,
    'Start the shop anew with this version: the start applies them.',
  )
}

const databaseOf = ({ database }: HealthFacts): Verdict => {
  const { bytes, connections, connectionsMax, version } = database
  const says = `PostgreSQL ${version}, ${sizeOf(bytes)}, ${connections} of ${connectionsMax} connections taken`
  const toDo = 'See who holds them (pg_stat_activity); raise max_connections where all of them are the shop’s.'
  const taken = connections / connectionsMax
  if (taken >= 0.95) return red(says, toDo)
  return taken >= 0.8 ? amber(says, toDo) : green(says)
}

const freeBytesRed = 500e6
const freeBytesAmber = 5e9

const storageOf = ({ storage: { failure, freeBytes, allBytes } }: OutsideFacts): Verdict => {
  if (failure !== null)
    return red(
      `Nothing can be written: ${failure}`,
      'Mend the disk or the bucket (DATA_DIR, S3_URL): pictures and papers cannot be kept until then.',
    )
  if (freeBytes === null || allBytes === null) return green('Files lie in S3, which takes them')
  const says = `${sizeOf(freeBytes)} of ${sizeOf(allBytes)} are free`
  const toDo = 'Make room on the disk of DATA_DIR: remove old backups (backup prune) and logs, or enlarge it.'
  if (freeBytes < freeBytesRed) return red(says, toDo)
  return freeBytes < freeBytesAmber && freeBytes < allBytes / 10 ? amber(says, toDo) : green(says)
}

const queueOf = ({ queue: { due, lagSeconds, workers, running, runningSeconds } }: HealthFacts): Verdict => {
  if (workers === 0)
    return red(
      `Nobody works off the queue; ${many(due, 'job is', 'jobs are')} due`,
      'Start the shop, or look in its log why the jobs have ended: until then no mail leaves and nothing is settled.',
    )
  const runs =
    running === null || (runningSeconds ?? 0) < minute ? '' : `; ${running} has run for ${lasting(runningSeconds ?? 0)}`
  const says =
    due === 0
      ? `Nothing waits${runs}`
      : `${many(due, 'job is', 'jobs are')} due, the oldest since ${lasting(lagSeconds)}${runs}`
  const toDo = 'See which jobs are slow (below) and what the log says; where mails hang, ask the mail server.'
  if (lagSeconds >= 15 * minute) return red(says, toDo)
  return lagSeconds >= 2 * minute || (runningSeconds ?? 0) >= 10 * minute ? amber(says, toDo) : green(says)
}

const jobsOf = ({ failed: { jobs } }: HealthFacts): Verdict =>
  jobs === 0
    ? green('None has failed for good')
    : amber(`${many(jobs, 'job has', 'jobs have')} failed`, 'Read why under Mails and jobs, mend it and try again.')

const mailsOf = ({ failed: { mails } }: HealthFacts): Verdict =>
  mails === 0
    ? green('Every mail left at its first try, or will')
    : amber(
        `${many(mails, 'mail', 'mails')} could not be sent yet`,
        'Read why under Mails and jobs, mend it and try again.',
      )

const providerOf = ({ provider: { noticeAt, settledAt } }: HealthFacts, now: Date): Verdict => {
  const heard =
    noticeAt === null
      ? 'The card provider has sent no notice yet'
      : `The card provider’s last notice came ${lasting(secondsSince(noticeAt, now))} ago`
  if (settledAt === null || secondsSince(settledAt, now) > 30 * day) return green(heard)
  const isDeaf = noticeAt === null || secondsSince(noticeAt, settledAt) > hour
  if (!isDeaf) return green(heard)
  return amber(
    `${heard}, and a card was charged ${lasting(secondsSince(settledAt, now))} ago`,
    'Look at the provider’s webhooks: address (/api/webhooks/stripe) and secret. Until then the shop asks by itself, ' +
      'a minute later.',
  )
}

/** So long a bank takes to say something of a payout. */
export const bankDaysMax = 5

const bankOf = ({ bank: { answerAt, unanswered } }: HealthFacts, now: Date): Verdict => {
  const heard =
    answerAt === null
      ? 'No answer of the bank was read yet'
      : `The bank’s last answer was read ${lasting(secondsSince(answerAt, now))} ago`
  if (unanswered === 0) return green(heard)
  return amber(
    `${heard}; ${many(unanswered, 'payout is', 'payouts are')} with it for more than ${bankDaysMax} days`,
    'Import its answer or statement under Payouts, Bank files.',
  )
}

const ratesOf = ({ rates: { old, stale, waiting } }: HealthFacts): Verdict => {
  const toDo = 'See Currencies: take or decline what waits, and set what is old.'
  if (stale > 0)
    return red(`${many(stale, 'currency charges', 'currencies charge')} no card: the rate is too old`, toDo)
  if (old + waiting > 0) return amber(`${many(old, 'old rate')}, ${many(waiting, 'rate')} to take or decline`, toDo)
  return green('Every rate is fresh')
}

const referencesOf = ({ listDays }: HealthFacts): Verdict => {
  if (listDays === null) return green('There is no list of reference prices')
  const says = `The newest list of reference prices is ${many(listDays, 'day')} old`
  return listDays > priceListDaysMax
    ? amber(says, 'Import a newer list: Imports, or npm run shop -- import prices <file>.')
    : green(says)
}

const webhookHoursMax = 1

const webhooksOf = ({ webhooks: { on, gaveUp, waitingSince } }: HealthFacts, now: Date): Verdict => {
  const toDo = 'See Webhooks: mend the receiver, and turn it on again. What waits is kept.'
  if (gaveUp > 0)
    return red(`${many(gaveUp, 'webhook was', 'webhooks were')} turned off: nobody took what was sent`, toDo)
  if (on === 0) return green('Nobody is told of what happens')
  const seconds = waitingSince === null ? 0 : secondsSince(waitingSince, now)
  if (seconds > webhookHoursMax * hour) return amber(`A webhook has been behind for ${lasting(seconds)}`, toDo)
  return green(`${many(on, 'webhook')} told of what happens`)
}

const certificateDaysRed = 7
const certificateDaysAmber = 21

const ofCertificate = (certificate: Certificate, now: Date): Verdict => {
  if (certificate.kind === 'none') return green('The shop’s address is not https')
  const { host } = certificate
  if (certificate.kind === 'unreachable')
    return amber(
      `${host} could not be reached from here: ${certificate.failure}`,
      'Where customers reach it, nothing has to be done; else look at the proxy in front.',
    )
  const renew = `Renew the certificate of ${host} at the proxy in front.`
  if (certificate.until <= now) return red(`The certificate of ${host} has ended`, renew)
  if (certificate.distrust !== null)
    return red(`Browsers do not believe the certificate of ${host}: ${certificate.distrust}`, renew)
  const days = Math.floor((certificate.until.getTime() - now.getTime()) / (day * 1000))
  const says = `The certificate of ${host} holds for ${many(days, 'day')}`
  if (days < certificateDaysRed) return red(says, renew)
  return days < certificateDaysAmber ? amber(says, `${renew} It should have renewed itself.`) : green(says)
}

const certificateOf = ({ certificates }: OutsideFacts, now: Date): Verdict => {
  const verdicts = certificates.map((certificate) => ofCertificate(certificate, now))
  const said = verdicts.filter(({ state }) => state !== 'green')
  const shown = said.length > 0 ? said : verdicts
  return {
    state: worstOf(verdicts.map(({ state }) => state)),
    says: shown.map(({ says }) => says).join('; '),
    to_do: said.length === 0 ? null : said.map(({ to_do: toDo }) => toDo).join(' '),
  }
}

const settingsOf = ({ warnings, missing }: HealthFacts): Verdict => {
  const said = [...warnings, ...missing.map((name) => `${name} is not set, or a demo’s`)]
  if (said.length === 0) return green('Nothing is missing')
  return amber(said.join('; '), 'Set what is missing (Settings), or mend the environment (README, Run it for real).')
}

/** What lies outside of the database alone, for whoever has none. */
export const outsideVerdictsOf = (outside: OutsideFacts, now: Date): Record<'storage' | 'certificate', Verdict> => ({
  storage: storageOf(outside),
  certificate: certificateOf(outside, now),
})

/**
 * What is well and what is not.
 * @param outside undefined where nobody has looked yet: what lies there is left out
 * @param now of the shop's clock
 */
export const checksOf = (facts: HealthFacts, outside: OutsideFacts | undefined, now: Date): HealthCheck[] => {
  const verdicts: Partial<Record<HealthName, Verdict | undefined>> = {
    version: versionOf(facts),
    database: databaseOf(facts),
    queue: queueOf(facts),
    jobs: jobsOf(facts),
    mails: mailsOf(facts),
    provider: providerOf(facts, now),
    bank: bankOf(facts, now),
    rates: ratesOf(facts),
    references: referencesOf(facts),
    webhooks: webhooksOf(facts, now),
    trades: tradesOf(facts.trades),
    stock: stockOf(facts.stock),
    archive: archiveOf(facts, now),
    backup: backupOf(facts, now),
    restore: restoreOf(facts, now),
    settings: settingsOf(facts),
    ...(outside && outsideVerdictsOf(outside, now)),
  }
  return healthNames.flatMap((name) => {
    const verdict = verdicts[name]
    return verdict ? [{ name, ...verdict }] : []
  })
}
