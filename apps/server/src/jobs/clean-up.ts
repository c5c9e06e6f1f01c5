import { daysBefore } from '@pandrop/money/days'
import { forgetOldStaffAttempts } from '../db/staff-once.ts'
import { statement } from '../db/statement.ts'
import { forgetOldExports } from '../domains/backoffice/exports/exports.ts'
import { forgetOldSentMails } from '../domains/backoffice/sent-mails/sent-mails.ts'
import { forgetOldDeliveries } from '../domains/backoffice/webhooks/deliveries.ts'
import { forgetOldAccounts } from '../domains/buying/bank-files/bank-file.ts'
import { giveUpOldImports } from '../domains/catalogue/imports/give-up.ts'
import { forgetOldImportRows } from '../domains/catalogue/imports/imports.ts'
import { forgetOldHits } from '../domains/catalogue/saved-searches/find-news.ts'
import { forgetOldAlerts } from '../domains/catalogue/wishlist/alerts.ts'
import { cleanUpUnsubscribeLinks } from '../domains/catalogue/wishlist/unsubscribe.ts'
import { forgetOldGuesses } from '../domains/checkout/promo/promo.ts'
import { cleanUpAccounts } from '../domains/identity/accounts/clean-up.ts'
import { cleanUpApiKeys } from '../domains/identity/api-keys/api-keys.ts'
import { forgetOldNotifications } from '../domains/identity/notifications/notifications.ts'
import { forgetPersonalExports } from '../domains/identity/personal-data/personal-exports.ts'
import { cleanUpStaffDevices } from '../domains/identity/staff-sign-in/staff-devices.ts'
import { cleanUpStaffSessions } from '../domains/identity/staff-sign-in/staff-session.ts'
import { forgetDocuments } from '../domains/identity/verifications/documents.ts'
import { forgetOldCases } from '../domains/orders/cases/case-pictures.ts'
import { forgetOldClaims } from '../domains/orders/deliveries/deliveries.ts'
import { forgetKeptPapers } from '../domains/orders/papers/kept-papers.ts'
import { forgetOldRateCounts } from '../rate-limiter.ts'
import type { Shop } from '../shop.ts'

// docs/behaviour/wire.md#key-kept
const keyDaysKept = 7

const reportDaysKept = 30

const deleteOldKeys = statement<never, [Date]>(
  'delete_old_idempotency_keys',
  'delete from idempotency_keys where created_at <= $1',
)

/** Removes what has had its time; runs every hour. */
export const cleanUp = async (shop: Shop): Promise<void> => {
  await cleanUpAccounts(shop)
  await cleanUpApiKeys(shop)
  await cleanUpStaffSessions(shop.pool, shop.clock.now())
  await cleanUpStaffDevices(shop.pool, shop.clock.now())
  await cleanUpUnsubscribeLinks(shop)
  await forgetOldAlerts(shop)
  await forgetOldHits(shop)
  await forgetOldGuesses(shop)
  await giveUpOldImports(shop, daysBefore(shop.clock.now(), 1))
  await forgetOldImportRows(shop, daysBefore(shop.clock.now(), reportDaysKept))
  await forgetOldSentMails(shop)
  await forgetOldDeliveries(shop)
  await forgetOldClaims(shop)
  await forgetOldCases(shop)
  await forgetDocuments(shop)
  await forgetOldExports(shop)
  await forgetOldNotifications(shop)
  await forgetPersonalExports(shop)
  await forgetKeptPapers(shop)
  await forgetOldAccounts(shop)
  await forgetOldRateCounts(shop)
  const keysBefore = daysBefore(shop.clock.now(), keyDaysKept)
  await deleteOldKeys(shop.pool, keysBefore)
  await forgetOldStaffAttempts(shop.pool, keysBefore)
}
