import { ok, type Result } from '@pandrop/contract/result'
import * as bankCalls from '@pandrop/contract/staff/bank'
import * as statementCalls from '@pandrop/contract/staff/bank-statements'
import * as payoutCalls from '@pandrop/contract/staff/payouts'
import { cents, fromUnits, toUnits } from '@pandrop/money/money'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { bankOpening, bookBankLine, bookBankOpening } from '../bank-files/bank-statements.ts'
import { importBankAnswer } from '../bank-files/import-answer.ts'
import {
  bankAnswerOf,
  bankAnswersPage,
  bankFilesPage,
  makeBankFile,
  shownAnswer,
} from '../bank-files/staff-bank-files.ts'
import { takePayoutStep } from './payout-steps.ts'
import { approvePayouts, type Decided, proposePayouts, rejectProposals } from './proposals.ts'
import { payoutsPage, staffPayout } from './staff-payout-list.ts'

const inUnits = <Refused extends { ok: false }>(result: { ok: true; value: Decided } | Refused) =>
  result.ok
    ? ok({
        payouts: result.value.payouts,
        amount: toUnits(result.value.amount),
        set_off: toUnits(result.value.setOff),
      })
    : result

/** Payouts in the back office: two people decide, then the bank gets a file. */
export const payoutStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(payoutCalls.listStaffPayouts, async ({ query, staff: { staffId } }) =>
    payoutsPage(shop.pool, { ...query, staffId }),
  )
  serve(payoutCalls.getStaffPayout, async ({ params }) => staffPayout(shop.pool, params.id))

  serve(payoutCalls.proposePayouts, async ({ body: { payouts, set_off: setOff }, staff: { staffId } }) =>
    inUnits(await proposePayouts(shop, { payouts, staffId, setOff })),
  )
  serve(payoutCalls.approvePayouts, async ({ body: { proposals, set_off: setOff }, staff: { staffId } }) =>
    inUnits(await approvePayouts(shop, { proposals, staffId, setOff })),
  )
  serve(payoutCalls.rejectProposals, async ({ body: { proposals, reason }, staff: { staffId } }) =>
    inUnits(await rejectProposals(shop, { proposals, reason, staffId })),
  )

  serve(payoutCalls.takePayoutStep, async ({ params, body: { step, reason }, staff: { by } }) =>
    takePayoutStep(shop, step, { payoutId: params.id, by, reason }),
  )
}

/** Files for the bank and its answers; a file's content is no JSON and has a route of its own. */
export const bankStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(bankCalls.listBankFiles, async ({ query }) => bankFilesPage(shop.pool, query))
  serve(bankCalls.createBankFile, async ({ staff: { by } }) => makeBankFile(shop, by))
  serve(bankCalls.listBankAnswers, async ({ query }) => bankAnswersPage(shop.pool, query))
  serve(bankCalls.getBankAnswer, async ({ params }) => bankAnswerOf(shop.pool, params.id))
  serve(
    bankCalls.importBankAnswer,
    async ({
      file,
      staff: { by },
    }): Promise<Result<Awaited<ReturnType<typeof shownAnswer>>, 'bank_file_unreadable'>> => {
      const imported = await importBankAnswer(shop, { file: file.bytes, by })
      return imported.ok ? ok(await shownAnswer(shop.pool, imported.value)) : imported
    },
    // Ten megabytes are read for each.
    { pace: 'secret' },
  )
}

/** What the books have of the bank beside its statements. */
export const bankStatementRoutes = (serve: Serve, shop: Shop): void => {
  const opening = async () => {
    const row = await bankOpening(shop.pool)
    if (!row) return null
    const { cents: held, booked_by: by, booked_at: at, ...rest } = row
    return { ...rest, amount: toUnits(cents(held)), by, at: at.toISOString() }
  }

  serve(statementCalls.bookBankLine, async ({ params, body: { cost, reason }, staff: { by, name } }) => {
    const booked = await bookBankLine(shop, { answerId: params.id, lineNo: params.line, cost, reason, by })
    return booked.ok ? ok({ booking: { cost, reason, by: name, at: booked.value.toISOString() } }) : booked
  })

  serve(statementCalls.getBankOpening, async () => ok({ opening: await opening() }))

  serve(statementCalls.bookBankOpening, async ({ body: { amount, opens_on: opensOn, reason }, staff: { by } }) => {
    const done = await bookBankOpening(shop, { held: fromUnits(amount), opensOn, reason, by })
    if (!done.ok) return done
    const booked = await opening()
    if (!booked) throw new Error('what stood in the bank was just booked and is not there')
    return ok({ opening: booked })
  })
}
