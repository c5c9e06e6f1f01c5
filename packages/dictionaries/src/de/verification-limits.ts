import type { verificationLimitTexts as english } from '../en/verification-limits.ts'
import type { Translation } from '../translation.ts'

/** What can be paid out and paid by card before the shop must know who somebody is, said where it matters. */
export const verificationLimitTexts: Translation<typeof english> = {
  limits_title: 'Solange wir nicht wissen, wer Sie sind',
  limits_payouts:
    'Sie können sich innerhalb eines Jahres {amount} auszahlen lassen, bevor wir wissen müssen, wer Sie sind.',
  limits_payouts_until:
    'Sie können sich bis {date} noch {amount} auszahlen lassen, bevor wir wissen müssen, wer Sie sind.',
  limits_payout: 'Eine einzelne Auszahlung kann bis zu {amount} betragen.',
  limits_card:
    'Sie können innerhalb eines Jahres {amount} mit der Karte zahlen, bevor wir wissen müssen, wer Sie sind.',
  limits_card_until: 'Sie können bis {date} noch {amount} mit der Karte zahlen, bevor wir wissen müssen, wer Sie sind.',
  limits_used: '{used} von {limit} genutzt',
  limits_needed: 'Zuerst müssen wir wissen, wer Sie sind',
  limits_passed_payout: 'Für eine einzelne Auszahlung über {amount} muss Ihre Identität bestätigt sein.',
  limits_passed_payouts:
    'Diese Auszahlung ist höher als die {amount}, die Sie ohne bestätigte Identität noch bekommen können.',
  limits_passed_card:
    'Das ist mehr als die {amount}, die Sie ohne bestätigte Identität noch mit der Karte zahlen können.',
  limits_passed_cart:
    'Mit der Karte ist das mehr als die {amount}, die Sie ohne bestätigte Identität noch zahlen können. Für Ihr ' +
    'Guthaben gilt diese Grenze nicht.',
  limits_action_text:
    'Sie senden uns Fotos Ihrer Dokumente. Sobald wir sie bestätigt haben, gibt es diese Grenze nicht mehr.',
  limits_action: 'Identität bestätigen',
}
