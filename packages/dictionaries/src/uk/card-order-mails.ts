import type { cardOrderMailTexts as english } from '../en/card-order-mails.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: mails about orders paid by card, terms and withdrawal. */
export const cardOrderMailTexts: Translation<typeof english> = {
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
}
