import type { verificationLimitTexts as english } from '../en/verification-limits.ts'
import type { Translation } from '../translation.ts'

/** What can be paid out and paid by card before the shop must know who somebody is, said where it matters. */
export const verificationLimitTexts: Translation<typeof english> = {
  limits_title: 'Dopóki nie wiemy, kim jesteś',
  limits_payouts: 'W ciągu roku możesz otrzymać wypłaty na {amount}, zanim będziemy musieli wiedzieć, kim jesteś.',
  limits_payouts_until: 'Do {date} możesz otrzymać jeszcze {amount}, zanim będziemy musieli wiedzieć, kim jesteś.',
  limits_payout: 'Jedna wypłata może wynosić najwyżej {amount}.',
  limits_card: 'W ciągu roku możesz zapłacić kartą {amount}, zanim będziemy musieli wiedzieć, kim jesteś.',
  limits_card_until: 'Do {date} możesz zapłacić kartą jeszcze {amount}, zanim będziemy musieli wiedzieć, kim jesteś.',
  limits_used: 'Wykorzystano {used} z {limit}',
  limits_needed: 'Najpierw musimy wiedzieć, kim jesteś',
  limits_passed_payout: 'Jedna wypłata powyżej {amount} wymaga zweryfikowanej tożsamości.',
  limits_passed_payouts: 'Ta wypłata przekracza {amount}, które możesz jeszcze otrzymać bez zweryfikowanej tożsamości.',
  limits_passed_card: 'To więcej niż {amount}, które możesz jeszcze zapłacić kartą bez zweryfikowanej tożsamości.',
  limits_passed_cart:
    'Kartą to więcej niż {amount}, które możesz jeszcze zapłacić bez zweryfikowanej tożsamości. Saldo nie ma ' +
    'takiego limitu.',
  limits_action_text: 'Wysyłasz nam zdjęcia dokumentów. Gdy je zatwierdzimy, tego limitu już nie będzie.',
  limits_action: 'Zweryfikuj tożsamość',
}
