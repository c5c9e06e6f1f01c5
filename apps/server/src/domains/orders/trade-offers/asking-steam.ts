import { tradeStuckMinutes } from '@pandrop/contract/staff/trade-offers'
import type { SteamOffer } from '../../../ports/delivery/delivery.ts'
import type { Shop } from '../../../shop.ts'
import type { Unanswered } from './trade-offers.rules.ts'

/** Somebody is told of what Steam has said nothing of since this moment or before. */
export const stuckBefore = ({ clock }: Pick<Shop, 'clock'>): Date =>
  new Date(clock.now().getTime() - tradeStuckMinutes * 60_000)

/** What Steam's last word about a trade offer makes of it. */
export const endOf: Readonly<Record<Exclude<SteamOffer['stands'], Answered | 'active' | 'in_escrow'>, Unanswered>> = {
  countered: 'countered',
  expired: 'expired',
  canceled: 'cancelled',
  declined: 'declined',
  invalid_items: 'failed',
}

type Answered = 'accepted' | 'reversed'

/**
 * Whether its customer has accepted it. One that was taken back before anybody heard of that counts as accepted first:
 * what follows a reversal follows at the next question.
 */
export const isAnswered = (stands: SteamOffer['stands']): stands is Answered =>
  stands === 'accepted' || stands === 'reversed'
