import type { offerMailTexts as english } from '../en/offer-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about offers. */
export const offerMailTexts: Translation<typeof english> = {
  mail_offer_created_subject: 'Ми отримали вашу пропозицію {offer}',
  mail_offer_created_title: 'Дякуємо за пропозицію',
  mail_offer_created_text:
    'Вітаємо, {name}! Ми отримали вашу пропозицію {offer}: {title} за {price}. Ми розглянемо її й відповімо ' +
    'протягом 3 робочих днів, не пізніше {until}.',
  mail_offer_created_note:
    'До того часу залиште предмет у своєму інвентарі. Ми напишемо, скільки можемо заплатити, а продавати чи ні, ' +
    'вирішите ви.',
  mail_offer_created_button: 'Переглянути пропозицію',
  mail_offer_countered_subject: 'Наша пропозиція за {title}: {price}',
  mail_offer_countered_title: 'Ми заплатили б {price}',
  mail_offer_countered_text:
    'Вітаємо, {name}! Ми подивилися {title} (пропозиція {offer}) і готові заплатити {price}. Прийняти або ' +
    'відхилити можна до {until}.{words}',
  mail_offer_countered_note:
    'Як склалася ціна, побачите поруч із нею у своєму акаунті. Без відповіді наша пропозиція просто втратить чинність.',
  mail_offer_countered_button: 'Переглянути пропозицію',
  mail_offer_counter_changed_subject: 'Нова ціна за {title}: {price}',
  mail_offer_counter_changed_title: 'Ми змінили нашу пропозицію',
  mail_offer_counter_changed_text:
    'Вітаємо, {name}! За {title} (пропозиція {offer}) тепер пропонуємо {price}. Ця ціна замінює попередню й ' +
    'діє до {until}.{words}',
  mail_offer_counter_changed_note: 'Ви продаєте лише за ціною, яку бачите і приймаєте.',
  mail_offer_counter_changed_button: 'Переглянути пропозицію',
  mail_offer_accepted_subject: 'Продано за {price}: ми попросимо {title}',
  mail_offer_accepted_title: 'Нашу пропозицію прийнято',
  mail_offer_accepted_text:
    'Вітаємо, {name}! Ви продаєте нам {title} (пропозиція {offer}) за {price}. Ми надішлемо пропозицію обміну ' +
    'Steam на ваше посилання; прийміть її, щоб предмет був у нас до {until}.{words}',
  mail_offer_accepted_note: 'Обмін стосується лише цього одного предмета. Ми ніколи не пишемо про це у Steam.',
  mail_offer_accepted_button: 'Переглянути пропозицію',
  mail_offer_declined_subject: 'Ви відхилили нашу пропозицію за {title}',
  mail_offer_declined_title: 'Ви відхилили нашу пропозицію',
  mail_offer_declined_text:
    'Вітаємо, {name}! Ви відхилили {price} за {title} (пропозиція {offer}). Предмет залишається ' + 'вашим.{words}',
  mail_offer_declined_note: 'Його можна будь-коли запропонувати знову.',
  mail_offer_declined_button: 'Мої пропозиції',
  mail_offer_rejected_subject: 'Ми не можемо взяти {title}',
  mail_offer_rejected_title: 'Ми не можемо взяти цей скін',
  mail_offer_rejected_text:
    'Вітаємо, {name}! Дякуємо за {title} (пропозиція {offer}). Ми не купуватимемо цей скін.{words}',
  mail_offer_rejected_note: 'Предмет залишається вашим. Запропонуйте нам інший, якщо хочете.',
  mail_offer_rejected_button: 'Мої пропозиції',
  mail_offer_expired_subject: 'Термін нашої пропозиції за {title} минув',
  mail_offer_expired_title: 'Термін нашої пропозиції минув',
  mail_offer_expired_text:
    'Вітаємо, {name}! Наша пропозиція {price} за {title} (пропозиція {offer}) лишилася без відповіді, і її ' +
    'термін минув. Предмет залишається вашим.{words}',
  mail_offer_expired_note: 'Якщо все ще хочете продати, запропонуйте його знову.',
  mail_offer_expired_button: 'Мої пропозиції',
  mail_offer_trade_sent_subject: 'Пропозиція обміну на {title} чекає',
  mail_offer_trade_sent_title: 'Наша пропозиція обміну чекає у Steam',
  mail_offer_trade_sent_text:
    'Вітаємо, {name}! Наша пропозиція обміну на {title} (пропозиція {offer}) чекає у Steam. Приймайте лише ' +
    'ту, що має код {code} у повідомленні, до {until}.{words}',
  mail_offer_trade_sent_note: 'Обмін стосується лише цього одного предмета. Ми ніколи не пишемо про це у Steam.',
  mail_offer_trade_sent_button: 'Переглянути пропозицію',
  mail_offer_trade_link_wrong_subject: 'Steam не приймає ваше посилання для обміну',
  mail_offer_trade_link_wrong_title: 'Не вдалося попросити ваш предмет',
  mail_offer_trade_link_wrong_text:
    'Вітаємо, {name}! Ми хочемо попросити {title} (пропозиція {offer}), але Steam не приймає ваше посилання ' +
    'для обміну. Скопіюйте його зі Steam знову та внесіть у профіль. Ми попросимо ще раз упродовж шести ' +
    'годин; предмет має бути в нас до {until}.{words}',
  mail_offer_trade_link_wrong_note: 'Steam створює нове посилання щоразу, коли ви просите; старе тоді вже не діє.',
  mail_offer_trade_link_wrong_button: 'Переглянути пропозицію',
  mail_offer_inventory_private_subject: 'Steam не показує нам ваш інвентар',
  mail_offer_inventory_private_title: 'Не вдалося попросити ваш предмет',
  mail_offer_inventory_private_text:
    'Вітаємо, {name}! Ми хочемо попросити {title} (пропозиція {offer}), але ваш інвентар закритий. Зробіть ' +
    'його відкритим у Steam. Ми попросимо ще раз упродовж шести годин; предмет має бути в нас до ' +
    '{until}.{words}',
  mail_offer_inventory_private_note: 'Це можна знайти у Steam у налаштуваннях приватності профілю.',
  mail_offer_inventory_private_button: 'Переглянути пропозицію',
  mail_offer_item_received_subject: '{title}: предмет у нас',
  mail_offer_item_received_title: 'Ваш предмет у нас',
  mail_offer_item_received_text:
    'Вітаємо, {name}! {title} (пропозиція {offer}) уже в нас. Захист обмінів Steam діє до {until}; після цього ' +
    '{price} будуть готові до виплати.{words}',
  mail_offer_item_received_note: 'Не скасовуйте обмін у Steam: продаж не відбудеться.',
  mail_offer_item_received_button: 'Переглянути пропозицію',
  mail_offer_not_received_subject: '{title}: предмет не надійшов',
  mail_offer_not_received_title: 'Предмет не надійшов',
  mail_offer_not_received_text:
    'Вітаємо, {name}! {title} (пропозиція {offer}) не надійшов до нас вчасно, тож продаж скасовано. Нічого не ' +
    'виплачуємо, а предмет залишається вашим.{words}',
  mail_offer_not_received_note: 'Якщо все ще хочете продати, запропонуйте його знову.',
  mail_offer_not_received_button: 'Мої пропозиції',
  mail_offer_reversed_subject: 'Продаж {title} скасовано',
  mail_offer_reversed_title: 'Обмін скасовано',
  mail_offer_reversed_text:
    'Вітаємо, {name}! Обмін {title} (пропозиція {offer}) скасовано у Steam, і предмет повернувся до вас. ' +
    'Продаж скасовано, нічого не виплачуємо.{words}',
  mail_offer_reversed_note: 'Якщо обмін скасовано без вашого відома, захистіть свій акаунт Steam і напишіть нам.',
  mail_offer_reversed_button: 'Переглянути пропозицію',
  mail_offer_ready_subject: '{price} чекають на вас',
  mail_offer_ready_title: 'Ваша виплата готова',
  mail_offer_ready_text:
    'Вітаємо, {name}! Захист обміну {title} (пропозиція {offer}) закінчився: {price} ваші. Вкажіть банківський ' +
    'рахунок, на який їх переказати.{words}',
  mail_offer_ready_note:
    'Виплату можна замовити у своєму акаунті. Ми ніколи не питаємо банківські дані поштою чи у Steam.',
  mail_offer_ready_button: 'Замовити виплату',
}
