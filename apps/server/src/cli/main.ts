import { systemClock } from '../clock.ts'
import type { Log } from '../db/log.ts'
import { pendingMigrations } from '../db/migrate.ts'
import { openForCommand } from '../db/open.ts'
import { createPool } from '../db/pool.ts'
import { readEnv } from '../env.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Command } from './command.ts'
import { disputesList, disputesRelease } from './disputes.ts'
import { holidaysAdd, holidaysList, holidaysRemove } from './holidays.ts'
import { ledgerVerify } from './ledger.ts'
import { mailsFailed, mailsRetry } from './mails.ts'
import { marginsList, marginsRemove, marginsSet } from './margins.ts'
import { offersList, offersShow } from './offer-views.ts'
import {
  offersCounter,
  offersDecline,
  offersNotReceived,
  offersReady,
  offersReceived,
  offersReversed,
} from './offers.ts'
import { ordersList, ordersShow } from './order-views.ts'
import {
  ordersCancel,
  ordersCompleted,
  ordersDelivered,
  ordersRefund,
  ordersReverse,
  ordersTradeDeclined,
  ordersTradeSent,
} from './orders.ts'
import { paymentsHeld, paymentsRefundHeld } from './payments.ts'
import { payoutsApprove } from './payout-approvals.ts'
import { payoutsFile, payoutsFiles, payoutsImport } from './payout-files.ts'
import { payoutsAccount, payoutsList, payoutsShow } from './payout-views.ts'
import { payoutsConfirmed, payoutsFailed, payoutsReturned, payoutsSent } from './payouts.ts'
import { promoCreate, promoList, promoStop } from './promo.ts'
import { depositsRefund, refundsToBalance } from './refunds.ts'
import { secretsList, secretsReseal } from './secrets.ts'
import { settingsSet, settingsShow } from './settings.ts'
import { staffCreate, staffList, staffLock, staffReset, staffUnlock } from './staff.ts'
import { usageExitCode } from './usage.ts'

const commands: Command[] = [
  ...[ordersList, ordersShow, ordersTradeSent, ordersTradeDeclined, ordersDelivered, ordersCompleted],
  ...[ordersCancel, ordersReverse, ordersRefund, refundsToBalance, depositsRefund],
  ...[offersList, offersShow, offersCounter, offersDecline, offersReceived, offersReady, offersNotReceived],
  ...[offersReversed, marginsList, marginsSet, marginsRemove, holidaysList, holidaysAdd, holidaysRemove],
  ...[payoutsList, payoutsShow, payoutsAccount, payoutsApprove, payoutsFile, payoutsFiles, payoutsImport],
  ...[payoutsSent, payoutsConfirmed, payoutsFailed, payoutsReturned],
  ...[disputesList, disputesRelease, paymentsHeld, paymentsRefundHeld],
  ...[staffCreate, staffList, staffLock, staffUnlock, staffReset],
  ...[promoCreate, promoList, promoStop],
  ...[ledgerVerify, mailsFailed, mailsRetry, settingsShow, settingsSet],
  ...[secretsList, secretsReseal],
]

const print = (line: string): void => console.log(line)

const log: Log = {
  info: () => {},
  warn: (message) => console.error(message),
  error: (message) => console.error(message),
}

const main = async (typed: string[]): Promise<number> => {
  const command = commands.find(({ name }) => typed.join(' ').concat(' ').startsWith(`${name} `))
  if (!command) {
    print('Commands:')
    for (const { name, does } of commands) print(`  npm run shop -- ${name.padEnd(22)} ${does}`)
    return usageExitCode
  }
  return await runWithDatabase(command, typed.slice(command.name.split(' ').length))
}

const runWithDatabase = async (command: Command, args: string[]): Promise<number> => {
  const env = readEnv()
  const database = await openForCommand(env, log)
  const pool = createPool({ connectionString: database.serverUrl, connectionsMax: 4, log })
  try {
    const pending = await pendingMigrations(pool)
    if (pending.length > 0) throw new OperatorProblem(`Start the shop once first: ${pending.join(', ')} not applied.`)
    return await command.run({ pool, ownerUrl: database.ownerUrl, env, clock: systemClock, args, print })
  } finally {
    await pool.end()
    await database.stop()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof OperatorProblem)) throw error
  console.error(error.message)
  process.exitCode = usageExitCode
}
