import {
  type Icon,
  IconBuildingBank,
  IconCalendarCheck,
  IconChartBar,
  IconClipboardList,
  IconCreditCard,
  IconCurrencyEuro,
  IconFileExport,
  IconFileImport,
  IconFileText,
  IconGift,
  IconHeartbeat,
  IconHeartHandshake,
  IconHome,
  IconId,
  IconLanguage,
  IconLayoutGrid,
  IconMailExclamation,
  IconMessages,
  IconPackages,
  IconPalette,
  IconReceipt2,
  IconReceiptEuro,
  IconSettings,
  IconSpeakerphone,
  IconTag,
  IconTicket,
  IconTruckDelivery,
  IconUsers,
  IconUsersGroup,
  IconWebhook,
} from '@tabler/icons-react'
import type { Queue } from '../hooks/useStaffCounts.ts'
import { paths } from '../paths.ts'
import { pageNames } from '../texts/shell.ts'

export interface SidebarEntry {
  to: string
  name: string
  Icon: Icon
  queue?: Queue
}

/** What every member of staff works with. */
export const workEntries: readonly SidebarEntry[] = [
  { to: paths.today, name: pageNames.today, Icon: IconLayoutGrid },
  { to: paths.orders, name: pageNames.orders, Icon: IconReceipt2, queue: 'orders' },
  { to: paths.deliver, name: pageNames.deliver, Icon: IconTruckDelivery, queue: 'orders' },
  { to: paths.cases, name: pageNames.cases, Icon: IconMessages, queue: 'cases' },
  { to: paths.offers, name: pageNames.offers, Icon: IconHeartHandshake, queue: 'offers' },
  { to: paths.payments, name: pageNames.payments, Icon: IconCreditCard, queue: 'payments' },
  { to: paths.payouts, name: pageNames.payouts, Icon: IconBuildingBank, queue: 'payouts' },
  { to: paths.receipts, name: pageNames.receipts, Icon: IconReceiptEuro },
  { to: paths.reports, name: pageNames.reports, Icon: IconChartBar },
  { to: paths.months, name: pageNames.months, Icon: IconCalendarCheck },
  { to: paths.exports, name: pageNames.exports, Icon: IconFileExport },
  { to: paths.customers, name: pageNames.customers, Icon: IconUsers, queue: 'adjustments' },
]

/** What is sold, and for how much. */
export const catalogueEntries: readonly SidebarEntry[] = [
  { to: paths.items, name: pageNames.items, Icon: IconTag },
  { to: paths.stock, name: pageNames.stock, Icon: IconPackages },
  { to: paths.campaigns, name: pageNames.campaigns, Icon: IconSpeakerphone },
  { to: paths.promo, name: pageNames.promo, Icon: IconTicket },
  { to: paths.packs, name: pageNames.packs, Icon: IconGift },
  { to: paths.skins, name: pageNames.skins, Icon: IconPalette },
  { to: paths.imports, name: pageNames.imports, Icon: IconFileImport },
  { to: paths.home, name: pageNames.home, Icon: IconHome },
]

/** What keeps the shop itself going. */
export const shopEntries: readonly SidebarEntry[] = [
  { to: paths.settings, name: pageNames.settings, Icon: IconSettings },
  { to: paths.currencies, name: pageNames.currencies, Icon: IconCurrencyEuro },
  { to: paths.languages, name: pageNames.languages, Icon: IconLanguage },
  { to: paths.staticPages, name: pageNames.staticPages, Icon: IconFileText },
  { to: paths.health, name: pageNames.health, Icon: IconHeartbeat },
  { to: paths.mails, name: pageNames.mails, Icon: IconMailExclamation, queue: 'failed' },
]

/** What administrators do beside it. */
export const staffEntries: readonly SidebarEntry[] = [
  { to: paths.verifications, name: pageNames.verifications, Icon: IconId },
  { to: paths.team, name: pageNames.team, Icon: IconUsersGroup },
  { to: paths.webhooks, name: pageNames.programs, Icon: IconWebhook },
  { to: paths.audit, name: pageNames.audit, Icon: IconClipboardList },
]
