import type { Shop } from '../../../shop.ts'
import { selectExpired, selectNotReceived, selectUnprotected } from './offer-jobs.sql.ts'
import { takeOfferStep } from './offer-steps.ts'

/** The job that ends offers whose counter-offer was not answered in time. */
export const expireCounterOffers = (shop: Shop): Promise<void> =>
  forEachDue(shop, { by: 'expire_counter_offers', select: selectExpired, step: 'counter_expired' })

/** The job that gives up accepted offers whose item did not come in time. */
export const endUnreceivedOffers = (shop: Shop): Promise<void> =>
  forEachDue(shop, { by: 'end_unreceived_offers', select: selectNotReceived, step: 'not_received' })

/**
 * The job that makes the price of every offer due whose item's trade protection is over: what an account of the shop
 * has asked for once Steam has said at the end that nobody took it back, or has said nothing for a day.
 */
export const readyOffers = (shop: Shop): Promise<void> =>
  forEachDue(shop, { by: 'ready_offers', select: unprotectedFor(shop), step: 'ready' })

const unprotectedFor =
  ({ delivery }: Pick<Shop, 'delivery'>): Work['select'] =>
  (pool, now, after, offersMax) =>
    selectUnprotected(pool, now, after, offersMax, delivery !== undefined)

interface Work {
  /** the job's name */
  by: string
  select: typeof selectExpired
  step: 'counter_expired' | 'not_received' | 'ready'
}

const batch = 100

// By number and on from the last one: an offer that fails holds up neither the others nor the job.
const forEachDue = async (shop: Shop, { by, select, step }: Work): Promise<void> => {
  const now = shop.clock.now()
  for (let after: number | undefined = 0; after !== undefined; ) {
    const due: { id: number }[] = await select(shop.pool, now, after, batch)
    for (const { id } of due) {
      // A refusal is no failure: somebody else was faster.
      await takeOfferStep(shop, step, { offerId: id, by }).catch((error: unknown) =>
        shop.log.error({ err: error, offer: id, job: by }, 'a job failed for an offer'),
      )
    }
    after = due.length === batch ? due.at(-1)?.id : undefined
  }
}
