import type { orderMailTexts as english } from '../en/order-mails.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: mails about orders. */
export const orderMailTexts: Translation<typeof english> = {
  mail_order_paid_subject: 'Ваше замовлення {order} оплачено',
  mail_order_paid_title: 'Дякуємо за замовлення',
  mail_order_paid_text:
    'Вітаємо, {name}. Замовлення {order} оплачено з вашого балансу. Ви купили: {items}. Разом: {total}, у тому ' +
    'числі ПДВ {vat}.',
  mail_order_paid_note:
    'Ми надішлемо пропозицію обміну на посилання Steam із вашого замовлення і повідомимо ' + 'поштою. {agreed}',
  mail_order_paid_button: 'Переглянути історію замовлень',
}
