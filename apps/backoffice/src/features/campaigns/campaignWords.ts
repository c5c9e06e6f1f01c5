import type { Campaign } from '@pandrop/contract/staff/campaigns'
import { showShopMoment } from '../../shopTime.ts'
import { campaignTexts as texts } from '../../texts/campaigns.ts'

/** 20 %, or that each item has its price. */
export const discountText = ({ percent }: Pick<Campaign, 'percent'>): string =>
  percent === null ? texts.ownPrices : texts.percent(percent)

/** Both ends. */
export const windowText = ({ from, until }: Campaign): string =>
  texts.windowOf(showShopMoment(from), showShopMoment(until))
