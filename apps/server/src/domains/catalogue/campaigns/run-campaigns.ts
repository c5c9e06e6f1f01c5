import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { lockItems } from '../staff-items/item-writes.sql.ts'
import { joinItems, noteLeftSold, returnPrices, selectJoinable, selectLeftBehind } from './campaign-items.sql.ts'
import { endDueCampaigns, holdRunning, selectRunningIds, startDueCampaigns } from './campaigns.sql.ts'

type Context = Pick<Shop, 'pool' | 'clock' | 'log'>

// Purchases wait for the locks of one transaction, so that none holds many.
const itemsPerTransaction = 500

/**
 * The job of each minute: ends and starts campaigns whose time has come, returns the prices of what they left behind,
 * and lets items join that have come free. A start or an end that was missed is made up for; where it stops in between,
 * the next run does the rest. Two at once do everything once.
 */
export const runCampaigns = async (context: Context): Promise<void> => {
  const { pool, clock } = context
  // Ends first: what one campaign leaves, another may take.
  await endDueCampaigns(pool, clock.now())
  await startDueCampaigns(pool, clock.now())
  await returnLeftBehind(context)
  for (const { id } of await selectRunningIds(pool)) await joinWaiting(context, id)
}

/**
 * Hands out items in parts, by number and on from the last one: what cannot be done is not asked for again. A part that
 * fails is logged and holds up neither those after it nor other campaigns; the next run asks for it anew.
 */
const forEachPart = async (
  { log }: Pick<Context, 'log'>,
  select: (after: number) => Promise<{ id: number }[]>,
  { work, failed, campaign }: { work: (itemIds: number[]) => Promise<unknown>; failed: string; campaign?: number },
): Promise<void> => {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const part: { id: number }[] = await select(after)
    const [first, last] = [part.at(0)?.id, part.at(-1)?.id]
    if (first !== undefined)
      await work(part.map(({ id }) => id)).catch((error: unknown) =>
        log.error({ err: error, campaign, from: first, to: last }, failed),
      )
    after = part.length === itemsPerTransaction ? last : undefined
  }
}

// A customer who sets an item free at this moment has not seen that the campaign is over: their lock is waited for.
const returnLeftBehind = (context: Context): Promise<void> =>
  forEachPart(context, (after) => selectLeftBehind(context.pool, after, itemsPerTransaction), {
    failed: 'prices could not return from a campaign',
    work: (itemIds) =>
      inTransaction(context.pool, async (tx) => {
        await lockItems(tx, itemIds)
        await returnPrices(tx, itemIds, context.clock.now())
        await noteLeftSold(tx, itemIds)
      }),
  })

const joinWaiting = (context: Context, campaignId: number): Promise<void> =>
  forEachPart(context, (after) => selectJoinable(context.pool, { campaignId, after, rowsMax: itemsPerTransaction }), {
    failed: 'items could not join a campaign',
    campaign: campaignId,
    work: (ids) =>
      inTransaction(context.pool, async (tx) => {
        // Whoever stops the campaign waits until these have joined, and returns them then.
        if (!(await holdRunning(tx, campaignId))) return
        await lockItems(tx, ids)
        await joinItems(tx, { campaignId, ids, at: context.clock.now() })
      }),
  })
