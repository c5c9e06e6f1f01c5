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
  mail_offer_countered_subject: 'Наша пропозиція за {title}: {price}',
  mail_offer_countered_title: 'Ми заплатили б {price}',
  mail_offer_countered_text:
    'Привіт, {name}! Ми подивилися {title} (пропозиція {offer}) і готові заплатити {price}. Прийняти або ' +
    'відхилити можна до {until}.{words}',
  mail_offer_countered_note:
    'Як склалася ціна, побачиш поруч із нею у своєму акаунті. Без відповіді наша пропозиція просто втратить чинність.',
  mail_offer_countered_button: 'Переглянути пропозицію',
  mail_offer_counter_changed_subject: 'Нова ціна за {title}: {price}',
  mail_offer_counter_changed_title: 'Ми змінили нашу пропозицію',
  mail_offer_counter_changed_text:
    'Привіт, {name}! За {title} (пропозиція {offer}) тепер пропонуємо {price}. Ця ціна замінює попередню й ' +
    'діє до {until}.{words}',
  mail_offer_counter_changed_note: 'Ти продаєш лише за ціною, яку бачиш і приймаєш.',
  mail_offer_counter_changed_button: 'Переглянути пропозицію',
  mail_offer_accepted_subject: 'Продано за {price}: ми попросимо {title}',
  mail_offer_accepted_title: 'Нашу пропозицію прийнято',
  mail_offer_accepted_text:
    'Привіт, {name}! Ти продаєш нам {title} (пропозиція {offer}) за {price}. Ми надішлемо пропозицію обміну ' +
    'Steam на твоє посилання; прийми її, щоб предмет був у нас до {until}.{words}',
  mail_offer_accepted_note: 'Обмін стосується лише цього одного предмета. Ми ніколи не пишемо про це у Steam.',
  mail_offer_accepted_button: 'Переглянути пропозицію',
  mail_offer_declined_subject: 'Нашу пропозицію за {title} відхилено тобою',
  mail_offer_declined_title: 'Нашу пропозицію відхилено',
  mail_offer_declined_text:
    'Привіт, {name}! Пропозицію {price} за {title} (пропозиція {offer}) відхилено тобою. Предмет залишається ' +
    'твоїм.{words}',
  mail_offer_declined_note: 'Його можна будь-коли запропонувати знову.',
  mail_offer_declined_button: 'Мої пропозиції',
  mail_offer_rejected_subject: 'Ми не можемо взяти {title}',
  mail_offer_rejected_title: 'Ми не можемо взяти цей скін',
  mail_offer_rejected_text:
    'Привіт, {name}! Дякуємо за {title} (пропозиція {offer}). Ми не купуватимемо цей скін.{words}',
  mail_offer_rejected_note: 'Предмет залишається твоїм. Запропонуй нам інший, якщо хочеш.',
  mail_offer_rejected_button: 'Мої пропозиції',
  mail_offer_expired_subject: 'Термін нашої пропозиції за {title} минув',
  mail_offer_expired_title: 'Термін нашої пропозиції минув',
  mail_offer_expired_text:
    'Привіт, {name}! Наша пропозиція {price} за {title} (пропозиція {offer}) лишилася без відповіді, і її ' +
    'термін минув. Предмет залишається твоїм.{words}',
  mail_offer_expired_note: 'Якщо все ще хочеш продати, запропонуй його знову.',
  mail_offer_expired_button: 'Мої пропозиції',
  mail_offer_item_received_subject: '{title}: предмет у нас',
  mail_offer_item_received_title: 'Твій предмет у нас',
  mail_offer_item_received_text:
    'Привіт, {name}! {title} (пропозиція {offer}) уже в нас. Захист обмінів Steam діє до {until}; після цього ' +
    '{price} будуть готові до виплати.{words}',
  mail_offer_item_received_note: 'Не скасовуй обмін у Steam: продаж не відбудеться.',
  mail_offer_item_received_button: 'Переглянути пропозицію',
  mail_offer_not_received_subject: '{title}: предмет не надійшов',
  mail_offer_not_received_title: 'Предмет не надійшов',
  mail_offer_not_received_text:
    'Привіт, {name}! {title} (пропозиція {offer}) не надійшов до нас вчасно, тож продаж скасовано. Нічого не ' +
    'виплачуємо, а предмет залишається твоїм.{words}',
  mail_offer_not_received_note: 'Якщо все ще хочеш продати, запропонуй його знову.',
  mail_offer_not_received_button: 'Мої пропозиції',
  mail_offer_reversed_subject: 'Продаж {title} скасовано',
  mail_offer_reversed_title: 'Обмін скасовано',
  mail_offer_reversed_text:
    'Привіт, {name}! Обмін {title} (пропозиція {offer}) скасовано у Steam, і предмет повернувся до тебе. ' +
    'Продаж скасовано, нічого не виплачуємо.{words}',
  mail_offer_reversed_note: 'Якщо обмін скасовано без твого відома, захисти свій акаунт Steam і напиши нам.',
  mail_offer_reversed_button: 'Переглянути пропозицію',
  mail_offer_ready_subject: '{price} чекають на тебе',
  mail_offer_ready_title: 'Твоя виплата готова',
  mail_offer_ready_text:
    'Привіт, {name}! Захист обміну {title} (пропозиція {offer}) закінчився: {price} твої. Вкажи банківський ' +
    'рахунок, на який їх переказати.{words}',
  mail_offer_ready_note:
    'Виплату можна замовити у своєму акаунті. Ми ніколи не питаємо банківські дані поштою чи у Steam.',
  mail_offer_ready_button: 'Замовити виплату',
}
