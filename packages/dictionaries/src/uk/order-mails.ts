import type { orderMailTexts as english } from '../en/order-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about orders, and deals that become one. */
export const orderMailTexts: Translation<typeof english> = {
  mail_order_paid_subject: 'Ваше замовлення {order} оплачено',
  mail_order_paid_title: 'Дякуємо за замовлення',
  mail_order_paid_text:
    'Вітаємо, {name}. Замовлення {order} оплачено з вашого балансу. Ви купили: {items}. Разом: {total}, у тому ' +
    'числі ПДВ {vat}.',
  mail_order_paid_note:
    'Ми надішлемо пропозицію обміну на посилання Steam із вашого замовлення і повідомимо ' + 'поштою. {agreed}',
  mail_order_paid_button: 'Переглянути історію замовлень',

  order_mail_terms_accepted: 'Ви прийняли наші умови {at}.',
  order_mail_discount: 'знижка – {amount}',
  order_waiver_given:
    '{at} ви попросили нас негайно розпочати доставку й підтвердили, що через це втрачаєте право на відмову від ' +
    'покупки.',
  order_withdrawal_remains: 'Від цієї покупки можна відмовитися протягом 14 днів без пояснення причин.',
  payment_refunded_late:
    'Ваш платіж надійшов після завершення строку, і предмети вже не були вільні. Уся сума повертається на вашу ' +
    'картку.',

  mail_order_paid_card_subject: 'Ваше замовлення {order} оплачено',
  mail_order_paid_card_title: 'Дякуємо за замовлення',
  mail_order_paid_card_text:
    'Вітаємо, {name}. Ваш платіж карткою за замовлення {order} надійшов. Ви купили: {items}. Разом: {total}, у ' +
    'тому числі ПДВ {vat}.',
  mail_order_paid_card_note:
    'Ми надішлемо пропозицію обміну на посилання Steam із вашого замовлення і повідомимо поштою. {agreed}',
  mail_order_paid_card_button: 'Переглянути історію замовлень',

  mail_order_paid_late_subject: 'Ваш платіж за замовлення {order} усе ж надійшов',
  mail_order_paid_late_title: 'Ваше замовлення все ж відбулося',
  mail_order_paid_late_text:
    'Вітаємо, {name}. Ваш платіж карткою за замовлення {order} надійшов після завершення строку. Усі предмети ще ' +
    'були вільні, тож замовлення ваше: {items}. Разом: {total}, у тому числі ПДВ {vat}.',
  mail_order_paid_late_note:
    'Ми надішлемо пропозицію обміну на посилання Steam із вашого замовлення і повідомимо поштою. {agreed}',
  mail_order_paid_late_button: 'Переглянути історію замовлень',

  mail_order_payment_ended_subject: 'Ваш платіж карткою за замовлення {order} не завершено',
  mail_order_payment_ended_title: 'Ваше замовлення не оплачено',
  mail_order_payment_ended_text:
    'Вітаємо, {name}. Ваш платіж карткою на {total} за замовлення {order} припинено. {reason}',
  mail_order_payment_ended_note:
    'Ми більше не тримаємо для вас ці предмети: {items}. Те, що ще доступне, можна купити знову будь-коли.',
  mail_order_payment_ended_button: 'До кошика',

  mail_order_refunded_late_subject: 'Ваш платіж за замовлення {order} повертається на картку',
  mail_order_refunded_late_title: 'Ваші гроші повертаються на картку',
  mail_order_refunded_late_text:
    'Вітаємо, {name}. Ваш платіж карткою на {total} за замовлення {order} надійшов після завершення строку. На ' +
    'той час не всі предмети були вільні за тією самою ціною: {items}.',
  mail_order_refunded_late_note:
    'Уся сума повертається на картку, якою ви платили. Залежно від банку це триває кілька днів; від вас нічого не ' +
    'потрібно.',
  mail_order_refunded_late_button: 'Переглянути історію замовлень',

  order_trade_code: 'Приймайте лише пропозицію з кодом {code} у повідомленні.',
  order_words: 'Кілька слів від нас: «{note}»',
  refund_line_balance: '{amount} знову на вашому балансі.',
  refund_line_dispute:
    'Банк картки вже забрав {amount} цього платежу; те, що за це було знято з вашого балансу, знову ваше.',
  refund_line_card: '{amount} повертаються на картку, якою ви платили; банк може показати це лише за десять днів.',
  refund_line_note: 'Кредит-ноту ви знайдете на сторінці свого замовлення.',
  refund_line_none: 'За нього нічого не списано, тож повертати нічого.',
  order_ended_customer_asked: 'На ваше прохання ми скасували замовлення {order} ({items}).',
  order_ended_trade_impossible: 'Ми не змогли доставити замовлення {order} ({items}) і скасували його. Нам прикро.',
  order_ended_item_wrong:
    'Предмет із замовлення {order} ({items}) не відповідав нашому опису, тому ми скасували замовлення. Нам ' +
    'прикро.',
  order_ended_fraud: 'Замовлення {order} ({items}) скасовано.',
  order_line_ended_customer_asked: 'На ваше прохання ми вилучили цей предмет із замовлення {order}: {items}.',
  order_line_ended_trade_impossible: 'Ми не змогли доставити цей предмет із замовлення {order}: {items}. Нам прикро.',
  order_line_ended_item_wrong: 'Цей предмет із замовлення {order} не відповідав нашому опису: {items}. Нам прикро.',
  order_line_ended_fraud: 'Цей предмет із замовлення {order} скасовано: {items}.',
  mail_order_trade_sent_subject: 'Пропозиція обміну для замовлення {order} чекає на вас',
  mail_order_trade_sent_title: 'Пропозиція обміну вже в дорозі',
  mail_order_trade_sent_text:
    'Вітаємо, {name}. Ми надіслали на ваше посилання для обміну пропозицію Steam для замовлення {order}: {items}. ' +
    'Перевірте у Steam, що вона від нас, і прийміть її.{words}',
  mail_order_trade_sent_note: 'Ми ніколи не просимо нічого повертати й ніколи не пишемо про це у Steam.',
  mail_order_trade_sent_button: 'Переглянути замовлення',
  mail_order_trade_reminder_subject: 'Пропозиція обміну для замовлення {order} досі чекає',
  mail_order_trade_reminder_title: 'Ваші предмети чекають у Steam',
  mail_order_trade_reminder_text:
    'Вітаємо, {name}. Нашу пропозицію обміну Steam для замовлення {order} ще не прийнято: {items}. Перевірте у ' +
    'Steam, що вона від нас, і прийміть її; пропозиція, яка чекає надто довго, спливає.{words}',
  mail_order_trade_reminder_note: 'Ми ніколи не просимо нічого повертати й ніколи не пишемо про це у Steam.',
  mail_order_trade_reminder_button: 'Переглянути замовлення',
  mail_order_trade_declined_subject: 'Пропозицію обміну для замовлення {order} відхилено',
  mail_order_trade_declined_title: 'Пропозицію обміну відхилено',
  mail_order_trade_declined_text:
    'Вітаємо, {name}. Пропозицію обміну для замовлення {order} відхилено, або вона застаріла. Предмети й далі ' +
    'ваші: {items}. Ми надішлемо іншу пропозицію.{words}',
  mail_order_trade_declined_note:
    'Перевірте, чи дійсне ваше посилання для обміну і чи може ваш акаунт Steam обмінюватися.',
  mail_order_trade_declined_button: 'Переглянути замовлення',
  mail_order_delivered_subject: 'Замовлення {order} доставлено',
  mail_order_delivered_title: 'Ваші предмети вже у вас',
  mail_order_delivered_text:
    'Вітаємо, {name}. Ви отримали: {items}. Захист обмінів Steam діє до {until}; доти предмети не можна обмінювати ' +
    'далі.{words}',
  mail_order_delivered_note: 'Не скасовуйте обмін у Steam: тоді буде повернуто все замовлення.',
  mail_order_delivered_button: 'Переглянути замовлення',
  mail_order_completed_subject: 'Замовлення {order} завершено',
  mail_order_completed_title: 'Ваше замовлення завершено',
  mail_order_completed_text:
    'Вітаємо, {name}. Захист обміну для замовлення {order} закінчився. {items} – усе це тепер остаточно ваше. ' +
    'Дякуємо за покупку.{words}',
  mail_order_completed_note: 'Усі подробиці замовлення є у вашому акаунті.',
  mail_order_completed_button: 'Переглянути замовлення',
  mail_order_cancelled_subject: 'Замовлення {order} скасовано',
  mail_order_cancelled_title: 'Ваше замовлення скасовано',
  mail_order_cancelled_text: 'Вітаємо, {name}. {cause} {refund}{words}',
  mail_order_cancelled_note: 'Вам нічого робити не потрібно.',
  mail_order_cancelled_button: 'Переглянути замовлення',
  mail_order_reversed_subject: 'Замовлення {order} повернуто назад',
  mail_order_reversed_title: 'Ваше замовлення повернуто назад',
  mail_order_reversed_text:
    'Вітаємо, {name}. Предмети із замовлення {order} повернулися до нас: {items}. Обмін скасовано. {refund}{words}',
  mail_order_reversed_note: 'Якщо обмін скасовано без вашого відома, захистіть свій акаунт Steam і напишіть нам.',
  mail_order_reversed_button: 'Переглянути замовлення',
  mail_order_refunded_subject: 'Повернення коштів за замовлення {order}',
  mail_order_refunded_title: 'Ми повертаємо вам гроші',
  mail_order_refunded_text:
    'Вітаємо, {name}. Ми повернули всю суму або її частину за замовлення {order} ({items}). {refund}{words}',
  mail_order_refunded_note: 'Предмети лишаються вашими.',
  mail_order_refunded_button: 'Переглянути замовлення',
  mail_order_withdrawn_subject: 'Ми отримали вашу відмову від договору щодо замовлення {order}',
  mail_order_withdrawn_title: 'Вашу відмову отримано',
  mail_order_withdrawn_text:
    'Вітаємо, {name}. {at} ви заявили нам: «{declaration}» Цей лист підтверджує, що ми це отримали. Кошти ' +
    'повернуться тим самим шляхом, яким ви платили, щонайпізніше {until}.',
  mail_order_withdrawn_note:
    'Збережіть цей лист. Якщо ви вже отримали предмети, ми попросимо вас про обмін, який їх поверне.',
  mail_order_withdrawn_button: 'Переглянути замовлення',
  mail_order_withdrawal_refused_subject: 'Ваша відмова від договору щодо замовлення {order}',
  mail_order_withdrawal_refused_title: 'Ми не можемо прийняти вашу відмову',
  mail_order_withdrawal_refused_text:
    'Вітаємо, {name}. Ми розглянули вашу відмову від договору щодо замовлення {order} ({items}) і не можемо її ' +
    'прийняти.{words}',
  mail_order_withdrawal_refused_note: 'Якщо ви бачите це інакше, напишіть нам.',
  mail_order_withdrawal_refused_button: 'Переглянути замовлення',
  mail_order_line_cancelled_subject: 'Один предмет із замовлення {order} скасовано',
  mail_order_line_cancelled_title: 'На один предмет менше',
  mail_order_line_cancelled_text:
    'Вітаємо, {name}. {cause} {refund} Решта замовлення виконується, як заплановано.{words}',
  mail_order_line_cancelled_note: 'Вам нічого робити не потрібно.',
  mail_order_line_cancelled_button: 'Переглянути замовлення',
  mail_refund_moved_subject: 'Повернені кошти вже на вашому балансі',
  mail_refund_moved_title: 'Повернені кошти вже на вашому балансі',
  mail_refund_moved_text:
    'Вітаємо, {name}. Ваш банк не прийняв наше повернення {amount} на картку. Натомість ми додали цю суму до ' +
    'вашого балансу.',
  mail_refund_moved_note: 'Її вже можна використати для наступної покупки.',
  mail_refund_moved_button: 'До мого акаунта',
  mail_deposit_refunded_subject: 'Ваше поповнення повертається на картку',
  mail_deposit_refunded_title: 'Ваше поповнення повертається на картку',
  mail_deposit_refunded_text:
    'Вітаємо, {name}. Ми повертаємо невикористане поповнення {amount} на картку, якою його оплачено. Суму знято з ' +
    'вашого балансу.',
  mail_deposit_refunded_note: 'Банк може показати це лише за десять днів.',
  mail_deposit_refunded_button: 'До мого акаунта',

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

  mail_case_answered_subject: 'Ми відповіли щодо замовлення {order}',
  mail_case_answered_title: 'Ми відповіли',
  mail_case_answered_text: 'Вітаємо, {name}! Щодо вашого замовлення {order} пишемо: «{answer}»',
  mail_case_answered_note:
    'Будь ласка, відповідайте на сторінці замовлення: там можна додати й зображення. Відповідь на цей ' +
    'лист не потрапляє до розмови.',
  mail_case_answered_button: 'Прочитати й відповісти',
  mail_case_closing_subject: 'Чи все гаразд із замовленням {order}?',
  mail_case_closing_title: 'Ми чекаємо на вашу відповідь',
  mail_case_closing_text:
    'Вітаємо, {name}! Ми писали вам щодо замовлення {order} і відтоді нічого не чули. Без вашої ' +
    'відповіді розмова закінчиться {until}.',
  mail_case_closing_note: 'Якщо все гаразд, нічого робити не потрібно.',
  mail_case_closing_button: 'Відкрити розмову',
  mail_case_solved_subject: 'Розмову щодо замовлення {order} закрито',
  mail_case_solved_title: 'Цю розмову закрито',
  mail_case_solved_text: 'Вітаємо, {name}! Розмову щодо вашого замовлення {order} закрито.{words}',
  mail_case_solved_note: 'Якщо щось досі не так, ви можете знову відкрити її на сторінці замовлення протягом 30 днів.',
  mail_case_solved_button: 'Переглянути замовлення',
}
