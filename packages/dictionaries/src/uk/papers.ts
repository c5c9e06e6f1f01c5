import type { paperTexts as english } from '../en/papers.ts'
import type { Translation } from '../translation.ts'

/** What stands on papers: receipts, credit notes, statements, and the first page of a copy of one’s data. */
export const paperTexts: Translation<typeof english> = {
  paper_issued: 'Видано {date}',
  paper_order: 'До замовлення {order} від {date}',
  paper_from: 'Від',
  paper_to: 'Кому',
  paper_item: 'Предмет',
  paper_wear: 'Флоат {float}, патерн (seed) {seed}',
  paper_rate: 'ПДВ',
  paper_net: 'Без ПДВ',
  paper_vat: 'ПДВ',
  paper_total: 'Разом',
  paper_vat_of: 'ПДВ {country}',
  receipt_title: 'Рахунок',
  receipt_total: 'Сплачено',
  receipt_by_card: 'Сплачено карткою {date}.',
  receipt_by_balance: 'Сплачено з балансу {date}.',
  receipt_discount: '{amount} відраховано раніше; у рядках стоїть, скільки сплачено.',
  confirmation_title: 'Підтвердження платежу',
  confirmation_line: 'Поповнення балансу',
  confirmation_total: 'Сплачено разом',
  confirmation_by_card: 'Сплачено карткою {date}: {charged}.',
  confirmation_no_vat:
    'Це не рахунок і не містить ПДВ: поповнення ще нічого не купує. ПДВ зазначено в рахунку кожного ' +
    'замовлення, сплаченого з балансу.',

  credit_note_title: 'Кредит-нота',
  credit_note_receipt: 'До рахунку {number} від {date}',
  credit_note_credited: 'Повернено',
  credit_note_to_card: 'Сума повертається на картку, якою оплачено замовлення.',
  credit_note_to_dispute: 'Банк картки повернув суму її власнику.',
  credit_note_to_balance: 'Сума повертається на баланс у магазині.',

  statement_title: 'Виписка з рахунку',
  statement_customer: 'Клієнт {id}',
  statement_day: 'День',
  statement_time: 'Час (UTC)',
  statement_what: 'Що',
  statement_about: 'Стосується',
  statement_note: 'Повідомлення',
  statement_amount: 'Сума',
  statement_balance: 'Баланс',
  statement_entry: 'Запис бухгалтерської книги',
  statement_opening: 'Початковий баланс',
  statement_closing: 'Кінцевий баланс',
  statement_month: 'Кінець {month}',
  statement_none: 'За ці дні нічого не проведено.',
  statement_ledger:
    'Це записи бухгалтерської книги магазину, як їх було проведено; дні — за {zone}. Це не ' +
    'рахунок-фактура, ПДВ тут не зазначено.',
  statement_of_order: 'Замовлення {id}',
  statement_of_payment: 'Платіж {id}',
  statement_of_adjustment: 'Коригування {id}',
  statement_of_refund: 'Повернення {id}',
  statement_of_dispute: 'Спір {id}',
  statement_top_up: 'Поповнення',
  statement_purchase: 'Покупка',
  statement_refund: 'Повернення',
  statement_top_up_back: 'Поповнення повернено на картку',
  statement_disputed: 'Забрано банком картки',
  statement_dispute_back: 'Повернено після спору',
  statement_debt: 'Сплачено з боргу',
  statement_goodwill: 'Жест доброї волі',
  statement_correction: 'Виправлення',
  statement_reversal: 'Сторно',
  statement_other: 'Рух',

  export_title: 'Ваші дані у {shop}',
  export_made: 'Станом на {at}',
  export_intro: 'Це все, що {shop} про вас зберігає. Кожна частина є двічі: як CSV для таблиць і як JSON для програм.',
  export_reading:
    'Назви стовпців англійською. Суми у стовпцях на «cents» — цілі євроценти, на «minor» — найменші одиниці ' +
    'валюти поруч. Час подано в UTC. Клітинка, яку таблиця почала б обчислювати, починається з апострофа.',
  export_files: 'Що в кожному файлі',
  export_profile:
    'Хто ви: ім’я, контакти, адреса, посилання обміну, компанія та мова, бажання іншої пошти, акаунти Steam, з ' +
    'якими обмінювалися, і що робили з вашим акаунтом',
  export_sign_ins:
    'Як ви входите: сеанси з браузером та IP-адресою, відомі браузери, другий фактор, надіслані посилання',
  export_api_keys: 'Ваші ключі API, без самих ключів',
  export_orders:
    'Що ви купили: замовлення з предметами, адресою та згодами, чеки, кредит-ноти, повернення, відмови, промокоди',
  export_payments: 'Платежі карткою та поповнення, їхні кроки й спори',
  export_balance: 'Ваш баланс: кожен рух, як у наших книгах, і виправлення',
  export_offers: 'Що ви нам пропонували і що з цього вийшло',
  export_payouts: 'Виплати вам; від номера рахунку — лише краї',
  export_deals: 'Пропозиції, зроблені для вас',
  export_cart: 'Ваш кошик',
  export_wishlist: 'Ваш список бажань і сповіщення про ціни',
  export_mails: 'Листи за останні 90 днів: які, коли, на яку адресу',
  export_copies: 'Копії, як-от ця, які ви просили',
  export_picture: 'Зображення вашого профілю',
  export_left_out: 'Чого немає і чому',
  export_left_out_text:
    'Секрети: від пароля, сеансів, посилань, ключів і кодів ми зберігаємо лише геші, а ключ вашого застосунку та ' +
    'номери рахунків запечатано. Хто б їх мав, міг би вам зашкодити. Немає також: хто з наших працівників щось ' +
    'зробив, скільки нам коштують предмети і записів, що лише повторюють наведене тут. Файл називає кожне.',
  export_rights: 'Якщо щось неправильно',
  export_rights_text:
    'Напишіть на {email}, щоб це виправити чи видалити або заперечити проти того, що ми з цим робимо. Ви також ' +
    'можете поскаржитися до органу захисту даних.',
}
