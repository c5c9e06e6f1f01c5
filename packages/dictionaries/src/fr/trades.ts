import type { tradeTexts as english } from '../en/trades.ts'
import type { Translation } from '../translation.ts'

/** A trade offer that an account of the shop sends by itself, on the page of what it belongs to. */
export const tradeTexts: Translation<typeof english> = {
  trade_code_label: 'Code de l’offre d’échange',
  trade_compare: 'N’acceptez qu’une offre d’échange portant le code {code} dans son message. Refusez toute autre.',
  trade_held: 'Vous avez accepté. Steam retient les articles jusqu’au {until}, puis ils arrivent tout seuls.',
  trade_open: 'Ouvrir l’offre d’échange',
  trade_until: 'Vous pouvez l’accepter jusqu’au {until}.',
  trade_declined: 'Vous avez refusé notre offre d’échange. Nous l’examinons avant d’en envoyer une autre.',
  trade_countered:
    'Vous avez répondu par votre propre offre, que nous ne pouvons pas accepter. Nous renvoyons la nôtre.',
  trade_expired: 'Personne n’a répondu à temps à notre offre d’échange. Nous en envoyons une autre.',
  trade_cancelled: 'Nous avons retiré notre offre d’échange. Veuillez attendre la suivante.',
  trade_spent: 'Personne n’a répondu à nos offres d’échange. Écrivez-nous, et nous en envoyons une autre.',
}
