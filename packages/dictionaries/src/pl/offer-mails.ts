import type { offerMailTexts as english } from '../en/offer-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about offers. */
export const offerMailTexts: Translation<typeof english> = {
  mail_offer_created_subject: 'Mamy Twoją ofertę {offer}',
  mail_offer_created_title: 'Dziękujemy za ofertę',
  mail_offer_created_text:
    'Cześć {name}, mamy Twoją ofertę {offer}: {title} za {price}. Przyjrzymy się jej i odpowiemy w ciągu 3 dni ' +
    'roboczych, najpóźniej {until}.',
  mail_offer_created_note:
    'Do tego czasu zachowaj przedmiot w swoim ekwipunku. Napiszemy, ile możemy zapłacić, a Ty zdecydujesz, czy ' +
    'sprzedajesz.',
  mail_offer_created_button: 'Zobacz ofertę',
}
