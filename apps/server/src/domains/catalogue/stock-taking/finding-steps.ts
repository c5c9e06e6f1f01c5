import type { RefusalOf } from '@pandrop/contract/call'
import type { WithdrawalCause } from '@pandrop/contract/lifecycle/item'
import type { StaffStepOf } from '@pandrop/contract/lifecycle/lifecycle'
import { type FindingState, stockFindingLifecycle } from '@pandrop/contract/lifecycle/stock-finding'
import { ok, type Result } from '@pandrop/contract/result'
import type { takeFindingStep as stepCall } from '@pandrop/contract/staff/stock-taking'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { type Noun, type StepDone, takeStep } from '../../../lifecycle/take-step.ts'
import type { StaffContext } from '../../../shop.ts'
import { refuseTwin } from '../staff-items/add-item.ts'
import { takeItemStepWithin } from '../staff-items/item-steps.ts'
import { lockItem, selectTwin } from '../staff-items/item-writes.sql.ts'
import { type FindingRow, lockFinding, selectFinding, writeFindingEnd, writeWhereItLies } from './stock-findings.sql.ts'
import { showAgain } from './take-stock.ts'

/** Findings, as their steps and refusals name them. */
export const findingNoun: Noun<
  typeof stockFindingLifecycle,
  'stock_finding_not_found',
  'stock_finding_state_wrong',
  'stock_finding_other_kind'
> = {
  name: 'finding',
  lifecycle: stockFindingLifecycle,
  notFound: 'stock_finding_not_found',
  stateWrong: 'stock_finding_state_wrong',
  lacking: {
    isMissing: 'stock_finding_other_kind',
    isUnknown: 'stock_finding_other_kind',
    isMoved: 'stock_finding_other_kind',
  },
}

/** A finding as its steps are decided by it. */
export const standingOf = (row: FindingRow) => ({
  ...row,
  isMissing: row.kind === 'missing',
  isUnknown: row.kind === 'unknown',
  isMoved: row.kind === 'moved',
})

/** How somebody answers a finding. */
interface FindingStepping {
  findingId: number
  /** of an item that is withdrawn */
  because?: WithdrawalCause | undefined
  /** why it is there all the same, or is none of ours */
  reason?: string | undefined
  /** staff:<id> or staff:cli */
  by: string
}

type FindingOutcome = Result<StepDone<FindingState>, RefusalOf<typeof stepCall> | 'invalid_input'>

/**
 * Answers a finding: its item is withdrawn, or is there all the same; what lies there is ignored for good; or where an
 * item lies now is written down.
 * @returns unchanged where that was done before; refuses stock_finding_not_found, stock_finding_state_wrong,
 *   stock_finding_other_kind for a step that another kind has, item_state_wrong for one that cannot be withdrawn, and
 *   asset_known with the item that has the number
 */
export const takeFindingStep = (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  step: StaffStepOf<typeof stockFindingLifecycle>,
  stepping: FindingStepping,
): Promise<FindingOutcome> =>
  inTransaction(pool, async (tx): Promise<FindingOutcome> => {
    const { findingId, reason = null, by } = stepping
    const found = await selectFinding(tx, findingId)
    // The item first, as everywhere.
    if (found && found.item_id !== null) await lockItem(tx, found.item_id)
    const row = await lockFinding(tx, findingId)
    const at = clock.now()
    return takeStep(findingNoun, { subject: row && standingOf(row), step, at }, async (finding) => {
      const done = await effects[step](tx, finding, { ...stepping, at })
      if (!done.ok) return done
      const state = stockFindingLifecycle.steps[step].to
      await writeFindingEnd(tx, { id: finding.id, state, itemId: null, by, at, reason })
      return ok({ state, changed: true })
    })
  })

type Effect = (
  tx: Transaction,
  finding: FindingRow,
  stepping: FindingStepping & { at: Date },
) => Promise<Result<unknown, 'item_state_wrong' | 'asset_known' | 'invalid_input'>>

const itemOf = ({ id, item_id: itemId }: FindingRow): number => {
  if (itemId === null) throw new Error(`finding ${id} is of no item`)
  return itemId
}

const effects: Readonly<Record<StaffStepOf<typeof stockFindingLifecycle>, Effect>> = {
  withdraw: async (tx, finding, { because, by, at }) => {
    const gone = await takeItemStepWithin(tx, 'withdraw', { itemId: itemOf(finding), because, by, at })
    if (gone.ok || gone.refusal !== 'item_not_found') return gone as Awaited<ReturnType<Effect>>
    throw new Error(`finding ${finding.id} is of an item that is not there`)
  },
  dismiss: async (tx, finding, { by, at }) => {
    await showAgain(tx, [finding], { by, at })
    return ok(null)
  },
  ignore: async () => ok(null),
  correct: async (tx, finding) => {
    const { account_id: accountId, asset_id: assetId } = finding
    const itemId = itemOf(finding)
    const twin = await selectTwin(tx, { itemId, assetId, externalId: null, offerId: null, key: null })
    if (twin) return refuseTwin(twin) as Awaited<ReturnType<Effect>>
    await writeWhereItLies(tx, itemId, accountId, assetId)
    return ok(null)
  },
}
