import type { verificationLimitTexts as english } from '../en/verification-limits.ts'
import type { Translation } from '../translation.ts'

/** What can be paid out and paid by card before the shop must know who somebody is, said where it matters. */
export const verificationLimitTexts: Translation<typeof english> = {
  limits_title: 'Tant que nous ne savons pas qui vous êtes',
  limits_payouts: 'Vous pouvez recevoir {amount} en un an avant que nous ayons besoin de savoir qui vous êtes.',
  limits_payouts_until:
    'Vous pouvez encore recevoir {amount} jusqu’au {date} avant que nous ayons besoin de savoir qui vous êtes.',
  limits_payout: 'Un seul versement peut aller jusqu’à {amount}.',
  limits_card: 'Vous pouvez payer {amount} par carte en un an avant que nous ayons besoin de savoir qui vous êtes.',
  limits_card_until:
    'Vous pouvez encore payer {amount} par carte jusqu’au {date} avant que nous ayons besoin de savoir qui vous êtes.',
  limits_used: '{used} utilisés sur {limit}',
  limits_needed: 'Nous devons d’abord savoir qui vous êtes',
  limits_passed_payout: 'Pour un seul versement de plus de {amount}, votre identité doit être vérifiée.',
  limits_passed_payouts: 'Ce versement dépasse les {amount} que vous pouvez encore recevoir sans identité vérifiée.',
  limits_passed_card: 'Cela dépasse les {amount} que vous pouvez encore payer par carte sans identité vérifiée.',
  limits_passed_cart:
    'Par carte, cela dépasse les {amount} que vous pouvez encore payer sans identité vérifiée. Votre solde n’a ' +
    'pas cette limite.',
  limits_action_text:
    'Vous nous envoyez des photos de vos documents. Une fois qu’ils sont approuvés, cette limite n’existe plus.',
  limits_action: 'Vérifier votre identité',
}
