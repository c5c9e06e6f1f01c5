import { attachmentsWith } from '@pandrop/contract/attachments'
import type { Received } from '@pandrop/contract/call'
import { isFindingAdded } from '@pandrop/contract/lifecycle/stock-finding'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { AddingRefusal, addFoundItems as addCall } from '@pandrop/contract/staff/stock-taking'
import { type Cents, cents, fromUnits } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { takeStep } from '../../../lifecycle/take-step.ts'
import type { StaffContext } from '../../../shop.ts'
import { readMarketName } from '../imports/item-row.rules.ts'
import { type AddedItem, addItemWithin } from '../staff-items/add-item.ts'
import { findingNoun, standingOf } from './finding-steps.ts'
import { type FindingRow, lockFinding, writeFindingEnd } from './stock-findings.sql.ts'
import { skinsCalled } from './stock-standing.ts'

/** Something that was found and is to be an item; amounts in EUR units, as the wire has them. */
type FoundItem = Received<typeof addCall, 'body'>['items'][number]

interface Adding {
  isHidden: boolean
  /** prices below the cost or far from the reference are meant */
  isSure: boolean
  /** staff:<id> */
  by: string
}

/** What became of one of them. */
export interface AddedFound {
  findingId: number
  outcome: Result<{ itemId: number; changed: boolean }, AddingRefusal>
}

/**
 * Makes items of what lies on the accounts and is none yet, each for itself: as its name, float and paint seed say,
 * from the end of its protection on, at the reference price unless told otherwise.
 * @returns what came of each, in their order; refuses as takeFindingStep, stock_skin_unclear where several skins are
 *   called so, and as addItem
 */
export const addFoundItems = async (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  items: readonly FoundItem[],
  adding: Adding,
): Promise<AddedFound[]> => {
  const added: AddedFound[] = []
  for (const item of items) {
    const outcome = await inTransaction(pool, (tx) => addFound(tx, item, { ...adding, at: clock.now() }))
    added.push({ findingId: item.finding, outcome })
  }
  return added
}

const addFound = async (
  tx: Transaction,
  item: FoundItem,
  adding: Adding & { at: Date },
): Promise<AddedFound['outcome']> => {
  const { by, at } = adding
  const row = await lockFinding(tx, item.finding)
  if (row && isFindingAdded(row.state) && row.item_id !== null) return ok({ itemId: row.item_id, changed: false })
  let itemId = 0
  const taken = await takeStep(findingNoun, { subject: row && standingOf(row), step: 'add', at }, async (finding) => {
    const made = await addCopy(tx, finding, { ...item, ...adding })
    if (!made.ok) return made
    itemId = made.value.id
    await writeFindingEnd(tx, { id: finding.id, state: 'added', itemId, by, at, reason: null })
    return ok({ state: 'added', changed: true })
  })
  return taken.ok ? ok({ itemId, changed: taken.value.changed }) : taken
}

const addCopy = async (
  tx: Transaction,
  finding: FindingRow,
  {
    price,
    cost,
    skin_id: skinId,
    float,
    paint_seed: paintSeed,
    isHidden,
    isSure,
    by,
    at,
  }: FoundItem & Adding & { at: Date },
): Promise<Result<AddedItem, AddingRefusal>> => {
  const { market_name: name } = finding
  const skins = (await skinsCalled(tx, [name]))(name)
  const [skin, ...others] = skinId === undefined ? skins : skins.filter(({ id }) => id === skinId)
  if (!skin) return refuse('skin_not_found')
  if (others.length > 0) return refuse('stock_skin_unclear')
  const { exterior, variant } = readMarketName(name)
  const reference: Cents | null = skin.reference === null ? null : fromUnits(skin.reference)
  if (reference === null && price === undefined) return refuse('variant_unknown')
  const tradableFrom = finding.tradable_from
  const added = await addItemWithin(
    tx,
    {
      skinId: skin.id,
      exterior: exterior ?? 'NP',
      variant,
      float: finding.float ?? float ?? null,
      paintSeed: finding.paint_seed ?? paintSeed ?? null,
      attachments: attachmentsWith(null, {}),
      price: price === undefined ? (reference ?? cents(0)) : fromUnits(price),
      cost: cost === undefined || cost === null ? null : fromUnits(cost),
      costSource: 'purchase',
      sourceRef: `Stock-taking, finding ${finding.id}`,
      assetId: finding.asset_id,
      accountId: finding.account_id,
      externalId: null,
      note: '',
      availableFrom: tradableFrom !== null && tradableFrom > at ? tradableFrom : null,
      isHidden,
      isSure,
      requestKey: `stock-finding:${finding.id}`,
    },
    { by, at },
  )
  if (added.ok) return added
  const { refusal } = added
  // It has no number of another program.
  return refusal === 'external_id_known' ? refuse('invalid_input') : { ...added, refusal }
}
