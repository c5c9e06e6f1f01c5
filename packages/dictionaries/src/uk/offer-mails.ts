import type { offerMailTexts as english } from '../en/offer-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about offers. */
export const offerMailTexts: Translation<typeof english> = {
  mail_offer_created_subject: 'Ми отримали твою пропозицію {offer}',
  mail_offer_created_title: 'Дякуємо за пропозицію',
  mail_offer_created_text:
    'Вітаємо, {name}! Ми отримали твою пропозицію {offer}: {title} за {price}. Ми розглянемо її й відповімо ' +
    'протягом 3 робочих днів, не пізніше {until}.',
  mail_offer_created_note:
    'До того часу залиш предмет у своєму інвентарі. Ми напишемо, скільки можемо заплатити, а продавати чи ні, ' +
    'вирішиш ти.',
  mail_offer_created_button: 'Переглянути пропозицію',
}
