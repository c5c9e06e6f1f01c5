import type { dealMailTexts as english } from '../en/deal-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about personal deals. */
export const dealMailTexts: Translation<typeof english> = {
  mail_deal_made_subject: 'Пропозиція для вас: {price}',
  mail_deal_made_title: 'Ми дещо зарезервували для вас',
  mail_deal_made_text:
    'Вітаємо, {name}! Пропонуємо вам {items} разом за {price}. Окремо це {sum}. Зарезервовано для вас до ' +
    '{until}.{words}',
  mail_deal_made_note:
    'Купити або відхилити можна у вашому акаунті; оплата — з балансу. Без відповіді пропозиція просто завершиться.',
  mail_deal_made_button: 'Переглянути пропозицію',

  mail_deal_withdrawn_subject: 'Нашу пропозицію {deal} відкликано',
  mail_deal_withdrawn_title: 'Пропозицію відкликано',
  mail_deal_withdrawn_text:
    'Вітаємо, {name}! Ми відкликали нашу пропозицію {deal}: {items} за {price}. Її більше не зарезервовано ' +
    'для вас.',
  mail_deal_withdrawn_note:
    'Ви нічого за неї не сплатили. Те, що ще продається, є в магазині, кожен предмет за власною ' + 'ціною.',
  mail_deal_withdrawn_button: 'Переглянути ваші пропозиції',
}
