import { backupCreate, backupList, backupPrune, backupRestore, backupTry, backupVerify } from './backup.ts'
import { campaignsCreate, campaignsList, campaignsShow, campaignsStop } from './campaigns.ts'
import type { Command } from './command.ts'
import {
  currenciesDecline,
  currenciesFetch,
  currenciesImport,
  currenciesKeep,
  currenciesList,
  currenciesRemove,
  currenciesSet,
  currenciesTake,
} from './currencies.ts'
import { customersStatement } from './customers.ts'
import { dealsCreate, dealsList, dealsShow, dealsWithdraw } from './deals.ts'
import { deliveriesDismiss, deliveriesList, deliveriesPause, deliveriesResume, deliveriesRetry } from './deliveries.ts'
import { disputesList, disputesRelease } from './disputes.ts'
import { exportDatev, exportRows } from './exports.ts'
import { doctor, health } from './health.ts'
import { holidaysAdd, holidaysList, holidaysRemove } from './holidays.ts'
import { homePin, homeShow, homeUnpin } from './home.ts'
import {
  importItems,
  importList,
  importPrices,
  importRun,
  importShow,
  importSkins,
  importSteam,
  importUndo,
} from './imports.ts'
import { itemsPrice, pricesList, pricesUndo } from './item-prices.ts'
import { accountsAdd, accountsList, itemsAdd, itemsList, itemsShow } from './items.ts'
import { ledgerVerify } from './ledger.ts'
import { mailsFailed, mailsRetry } from './mails.ts'
import { marginsList, marginsRemove, marginsSet } from './margins.ts'
import { reportsBalance, reportsBalances, reportsDisputes, reportsPurchases, reportsStock } from './money-reports.ts'
import { monthsList, monthsLock, monthsUnlock } from './months.ts'
import { offersList, offersShow } from './offer-views.ts'
import { ordersList, ordersShow } from './order-views.ts'
import { packsCreate, packsList, packsShow, packsStop } from './packs.ts'
import { pagesExport, pagesImport, pagesList, pagesTake } from './pages.ts'
import { receiptsExport, receiptsList } from './papers.ts'
import { paymentsHeld, paymentsRefundHeld } from './payments.ts'
import { payoutsApprove } from './payout-approvals.ts'
import { payoutsFile, payoutsFiles, payoutsImport } from './payout-files.ts'
import { payoutsAccount, payoutsList, payoutsShow } from './payout-views.ts'
import { backupDrill, backupFiles } from './point-in-time.ts'
import { promoBulk, promoChange, promoCreate, promoDuplicate, promoList, promoShow, promoStop } from './promo.ts'
import { providerPayoutsFetch, providerPayoutsList, providerPayoutsShow } from './provider-payouts.ts'
import { depositsRefund, ordersRefund, ordersRefuseWithdrawal, refundsToBalance } from './refunds.ts'
import { reportsMargin, reportsPromo, reportsSales, reportsVat } from './sales-reports.ts'
import { secretsList, secretsReseal } from './secrets.ts'
import { settingsBack, settingsHistory, settingsSet, settingsShow, settingsVat, setup } from './settings.ts'
import { offersShelve } from './shelving.ts'
import { skinsPicture } from './skin-pictures.ts'
import { skinsList, skinsReference, skinsShow } from './skins.ts'
import { staffCreate, staffList, staffLock, staffReset, staffUnlock } from './staff.ts'
import { steamAccountsList, steamAccountsSeal } from './steam-accounts.ts'
import { itemStepCommands, offerStepCommands, orderStepCommands, payoutStepCommands } from './steps.ts'
import { stockCount, stockList, stockShow } from './stock.ts'
import { textsBack, textsExport, textsHistory, textsImport, textsList, textsReset, textsSet } from './texts.ts'
import { withTradeList } from './trade-lists.ts'

/** Every verb of the command line; those that take a step come from the lifecycles. */
export const commands: Command[] = [
  ordersList,
  ordersShow,
  ...orderStepCommands.map(withTradeList),
  ordersRefund,
  ordersRefuseWithdrawal,
  refundsToBalance,
  depositsRefund,
  deliveriesList,
  deliveriesRetry,
  deliveriesDismiss,
  deliveriesPause,
  deliveriesResume,
  offersList,
  offersShow,
  ...offerStepCommands,
  offersShelve,
  homeShow,
  homePin,
  homeUnpin,
  marginsList,
  marginsSet,
  marginsRemove,
  holidaysList,
  holidaysAdd,
  holidaysRemove,
  payoutsList,
  payoutsShow,
  payoutsAccount,
  payoutsApprove,
  payoutsFile,
  payoutsFiles,
  payoutsImport,
  ...payoutStepCommands,
  providerPayoutsList,
  providerPayoutsShow,
  providerPayoutsFetch,
  itemsList,
  itemsShow,
  itemsAdd,
  itemsPrice,
  ...itemStepCommands,
  pricesList,
  pricesUndo,
  accountsList,
  accountsAdd,
  importItems,
  importSteam,
  importSkins,
  importPrices,
  importList,
  importShow,
  importRun,
  importUndo,
  stockShow,
  stockCount,
  stockList,
  dealsList,
  dealsShow,
  dealsCreate,
  dealsWithdraw,
  skinsList,
  skinsShow,
  skinsReference,
  skinsPicture,
  disputesList,
  disputesRelease,
  paymentsHeld,
  paymentsRefundHeld,
  staffCreate,
  staffList,
  staffLock,
  staffUnlock,
  staffReset,
  packsList,
  packsShow,
  packsCreate,
  packsStop,
  campaignsList,
  campaignsShow,
  campaignsCreate,
  campaignsStop,
  promoList,
  promoShow,
  promoCreate,
  promoBulk,
  promoDuplicate,
  promoChange,
  promoStop,
  health,
  doctor,
  customersStatement,
  ledgerVerify,
  mailsFailed,
  mailsRetry,
  setup,
  settingsShow,
  settingsSet,
  settingsVat,
  settingsHistory,
  settingsBack,
  currenciesList,
  currenciesSet,
  currenciesKeep,
  currenciesRemove,
  currenciesFetch,
  currenciesTake,
  currenciesDecline,
  currenciesImport,
  receiptsList,
  receiptsExport,
  reportsVat,
  reportsBalance,
  exportDatev,
  exportRows,
  monthsList,
  monthsLock,
  monthsUnlock,
  reportsSales,
  reportsMargin,
  reportsStock,
  reportsPurchases,
  reportsBalances,
  reportsPromo,
  reportsDisputes,
  pagesList,
  pagesExport,
  pagesImport,
  pagesTake,
  textsList,
  textsSet,
  textsReset,
  textsHistory,
  textsBack,
  textsExport,
  textsImport,
  secretsList,
  secretsReseal,
  steamAccountsList,
  steamAccountsSeal,
  backupCreate,
  backupList,
  backupPrune,
  backupVerify,
  backupTry,
  backupDrill,
  backupFiles,
  backupRestore,
]
