import { settingsQuery } from '@pandrop/api-client/content-queries'
import type { Settings } from '@pandrop/contract/content'
import { depositUnitsMax } from '@pandrop/contract/limits'
import type { Shop } from './shop.ts'

/** What holds when the server does not answer (docs/behaviour/wire.md#settings-defaults). */
export const defaultSettings: Settings = {
  requisites: '',
  support_email: '',
  supportEmail: '',
  is_reg_enabled: false,
  min_top_up: 0,
  minTopUpAmount: 0,
  max_top_up: depositUnitsMax,
  card_total_min: 0,
  vat_percent: 0,
  payment_methods: [],
  google_tag: '',
  internal_currency: { name: 'Credits', image: '', exchange_rate_eur: 1 },
  internal_currency_name: 'Credits',
  internal_currency_image: '',
  offer_enabled: false,
  copyright: '',
}

/** The settings as they were loaded before the page, for heads and handlers. */
export const readSettings = ({ api, queryClient }: Pick<Shop, 'api' | 'queryClient'>): Settings =>
  queryClient.getQueryData(settingsQuery(api).queryKey) ?? defaultSettings
