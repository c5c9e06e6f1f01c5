/** Mails about orders. */
export const orderMailTexts = {
  mail_order_paid_subject: 'Your order {order} is paid',
  mail_order_paid_title: 'Thank you for your order',
  mail_order_paid_text:
    'Hello {name}, order {order} is paid from your balance. You bought: {items}. Total: {total}, including {vat} VAT.',
  mail_order_paid_note:
    'We will send you a Steam trade offer to the trade link of your order and tell you by ' + 'mail. {agreed}',
  mail_order_paid_button: 'View order history',
} as const
