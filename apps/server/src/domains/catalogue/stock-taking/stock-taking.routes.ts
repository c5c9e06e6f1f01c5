import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/stock-taking'
import { envelopeOf } from '../../../http/envelope.ts'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { type AddedFound, addFoundItems } from './add-found-items.ts'
import { takeFindingStep } from './finding-steps.ts'
import { countStock, findingOf, findingsOf, stockTakingOf } from './stock-standing.ts'

/** Stock-taking: what lies on the shop's Steam accounts beside what the books say. */
export const stockTakingRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.getStockTaking, async () => ok(await stockTakingOf(shop)))

  serve(calls.countStock, async ({ staff: { by } }) => {
    if (!shop.delivery) return refuse('stock_count_off')
    const changed = await countStock(shop, by)
    return ok({ ...(await stockTakingOf(shop)), changed })
  })

  serve(calls.listStockFindings, ({ query }) => findingsOf(shop.pool, query))

  serve(calls.takeFindingStep, async ({ params: { id: findingId }, body, staff: { by } }) => {
    const { step, because, reason, note } = body
    // There is no customer to whom a note could go.
    if (note !== undefined) return refuse('invalid_input', { errors: { note: ['field_unknown'] } })
    const taken = await takeFindingStep(shop, step, { findingId, because, reason, by })
    if (!taken.ok) return taken
    const finding = await findingOf(shop.pool, findingId)
    return finding.ok ? ok({ finding: finding.value, changed: taken.value.changed }) : finding
  })

  serve(calls.addFoundItems, async ({ body: { items, hidden, sure }, staff: { by } }) => {
    const results = await addFoundItems(shop, items, { isHidden: hidden ?? false, isSure: sure ?? false, by })
    return ok({ results: results.map(toResult) })
  })
}

const toResult = ({ findingId: finding, outcome }: AddedFound) => {
  if (outcome.ok) return { finding, item: outcome.value.itemId, changed: outcome.value.changed, refusal: null }
  const text = envelopeOf(outcome, 'en').body.message
  return { finding, item: null, changed: false, refusal: { code: outcome.refusal, text } }
}
