import type { Campaign } from '@pandrop/contract/staff/campaigns'
import { campaignTexts as texts } from '../../texts/campaigns.ts'

/** 24.12.2026 18:00: the shop counts in UTC, wherever its staff are. */
export const utcText = (instant: string): string =>
  `${instant.slice(0, 10).split('-').reverse().join('.')} ${instant.slice(11, 16)}`

/** 24.12.2026 */
export const utcDay = (instant: string): string => utcText(instant).slice(0, 10)

/** 20 %, or that each item has its price. */
export const discountText = ({ percent }: Pick<Campaign, 'percent'>): string =>
  percent === null ? texts.ownPrices : texts.percent(percent)

/** Both ends. */
export const windowText = ({ from, until }: Campaign): string => texts.windowOf(utcText(from), utcText(until))
