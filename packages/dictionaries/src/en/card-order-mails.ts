/** Mails about orders paid by card, and what every mail about a paid order says of terms and withdrawal. */
export const cardOrderMailTexts = {
  order_mail_terms_accepted: 'You accepted our terms and conditions on {at}.',
  order_mail_discount: 'taken off – {amount}',
  order_waiver_given:
    'On {at} you asked us to start delivery at once and confirmed that your right of withdrawal is lost by it.',
  order_withdrawal_remains: 'You can withdraw from this purchase within 14 days without giving a reason.',
  payment_refunded_late:
    'Your payment arrived after its time was over, and the items were gone by then. The whole amount goes back to ' +
    'your card.',

  mail_order_paid_card_subject: 'Your order {order} is paid',
  mail_order_paid_card_title: 'Thank you for your order',
  mail_order_paid_card_text:
    'Hello {name}, your card payment for order {order} has arrived. You bought: {items}. Total: {total}, ' +
    'including {vat} VAT.',
  mail_order_paid_card_note:
    'We will send you a Steam trade offer to the trade link of your order and tell you by mail. {agreed}',
  mail_order_paid_card_button: 'View order history',

  mail_order_paid_late_subject: 'Your payment for order {order} has arrived after all',
  mail_order_paid_late_title: 'Your order goes through after all',
  mail_order_paid_late_text:
    'Hello {name}, your card payment for order {order} arrived after its time was over. All items were still ' +
    'free, so the order is yours: {items}. Total: {total}, including {vat} VAT.',
  mail_order_paid_late_note:
    'We will send you a Steam trade offer to the trade link of your order and tell you by mail. {agreed}',
  mail_order_paid_late_button: 'View order history',

  mail_order_payment_ended_subject: 'Your card payment for order {order} was not completed',
  mail_order_payment_ended_title: 'Your order was not paid',
  mail_order_payment_ended_text: 'Hello {name}, your card payment of {total} for order {order} has ended. {reason}',
  mail_order_payment_ended_note:
    'We no longer hold these items for you: {items}. What is still available you can buy again at any time.',
  mail_order_payment_ended_button: 'Go to my cart',

  mail_order_refunded_late_subject: 'Your payment for order {order} goes back to your card',
  mail_order_refunded_late_title: 'Your money goes back to your card',
  mail_order_refunded_late_text:
    'Hello {name}, your card payment of {total} for order {order} arrived after its time was over. By then not ' +
    'all items were free at the same price: {items}.',
  mail_order_refunded_late_note:
    'The whole amount goes back to the card that paid. Depending on your bank this takes a few days; you do not ' +
    'have to do anything.',
  mail_order_refunded_late_button: 'View order history',
} as const
