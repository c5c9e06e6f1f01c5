/** Mails about orders, and deals that become one. */
export const orderMailTexts = {
  mail_order_paid_subject: 'Your order {order} is paid',
  mail_order_paid_title: 'Thank you for your order',
  mail_order_paid_text:
    'Hello {name}, order {order} is paid from your balance. You bought: {items}. Total: {total}, including {vat} VAT.',
  mail_order_paid_note:
    'We will send you a Steam trade offer to the trade link of your order and tell you by ' + 'mail. {agreed}',
  mail_order_paid_button: 'View order history',

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

  order_trade_code: 'Accept only an offer with the code {code} in its message.',
  order_words: 'A word from us: “{note}”',
  refund_line_balance: '{amount} are back on your balance.',
  refund_line_dispute:
    'The bank of the card has taken {amount} of the payment back already; what was taken from your balance ' +
    'for that is yours again.',
  refund_line_card: '{amount} go back to the card that you paid with; your bank needs up to ten days to show it.',
  refund_line_note: 'You find the credit note on your order’s page.',
  refund_line_none: 'Nothing was charged for it, so there is nothing to give back.',
  order_ended_customer_asked: 'as you asked, we have cancelled order {order} ({items}).',
  order_ended_trade_impossible: 'we could not deliver order {order} ({items}) and have cancelled it. We are sorry.',
  order_ended_item_wrong:
    'an item of order {order} ({items}) was not as we had described it, so we have cancelled the order. We ' +
    'are sorry.',
  order_ended_fraud: 'order {order} ({items}) is cancelled.',
  order_line_ended_customer_asked: 'as you asked, we have taken this item off order {order}: {items}.',
  order_line_ended_trade_impossible: 'we could not deliver this item of order {order}: {items}. We are sorry.',
  order_line_ended_item_wrong: 'this item of order {order} was not as we had described it: {items}. We are sorry.',
  order_line_ended_fraud: 'this item of order {order} is cancelled: {items}.',
  mail_order_trade_sent_subject: 'The trade offer for order {order} is waiting',
  mail_order_trade_sent_title: 'Your trade offer is on its way',
  mail_order_trade_sent_text:
    'Hello {name}, we have sent a Steam trade offer for order {order} to your trade link: {items}. Please check in ' +
    'Steam that it comes from us and accept it.{words}',
  mail_order_trade_sent_note: 'We never ask you to send anything back and never write to you about it on Steam.',
  mail_order_trade_sent_button: 'View your order',
  mail_order_trade_reminder_subject: 'The trade offer for order {order} still waits',
  mail_order_trade_reminder_title: 'Your items are waiting in Steam',
  mail_order_trade_reminder_text:
    'Hello {name}, our Steam trade offer for order {order} has not been accepted yet: {items}. Please check in Steam ' +
    'that it comes from us and accept it; an offer that waits too long runs out.{words}',
  mail_order_trade_reminder_note: 'We never ask you to send anything back and never write to you about it on Steam.',
  mail_order_trade_reminder_button: 'View your order',
  mail_order_trade_declined_subject: 'The trade offer for order {order} was declined',
  mail_order_trade_declined_title: 'The trade offer was declined',
  mail_order_trade_declined_text:
    'Hello {name}, the trade offer for order {order} was declined or has expired. Your items are still yours: ' +
    '{items}. We will send you another offer.{words}',
  mail_order_trade_declined_note: 'Please check that your trade link is valid and that your Steam account can trade.',
  mail_order_trade_declined_button: 'View your order',
  mail_order_delivered_subject: 'Order {order} is delivered',
  mail_order_delivered_title: 'Your items have arrived',
  mail_order_delivered_text:
    'Hello {name}, you have received {items}. Steam’s trade protection runs until {until}; until then the items ' +
    'cannot be traded on.{words}',
  mail_order_delivered_note: 'Do not reverse the trade in Steam: the order would be taken back as a whole.',
  mail_order_delivered_button: 'View your order',
  mail_order_completed_subject: 'Order {order} is completed',
  mail_order_completed_title: 'Your order is completed',
  mail_order_completed_text:
    'Hello {name}, the trade protection of order {order} is over. {items} are yours for good. Thank you for buying ' +
    'with us.{words}',
  mail_order_completed_note: 'You find all details of your order in your account.',
  mail_order_completed_button: 'View your order',
  mail_order_cancelled_subject: 'Order {order} is cancelled',
  mail_order_cancelled_title: 'Your order is cancelled',
  mail_order_cancelled_text: 'Hello {name}, {cause} {refund}{words}',
  mail_order_cancelled_note: 'You need not do anything.',
  mail_order_cancelled_button: 'View your order',
  mail_order_reversed_subject: 'Order {order} was taken back',
  mail_order_reversed_title: 'Your order was taken back',
  mail_order_reversed_text:
    'Hello {name}, the items of order {order} came back to us: {items}. The order is reversed. {refund}{words}',
  mail_order_reversed_note:
    'If you did not reverse the trade yourself, please secure your Steam account and write to us.',
  mail_order_reversed_button: 'View your order',
  mail_order_refunded_subject: 'A refund for order {order}',
  mail_order_refunded_title: 'You get money back',
  mail_order_refunded_text: 'Hello {name}, we have refunded part or all of order {order} ({items}). {refund}{words}',
  mail_order_refunded_note: 'The items stay yours.',
  mail_order_refunded_button: 'View your order',
  mail_order_withdrawn_subject: 'We have received your withdrawal from order {order}',
  mail_order_withdrawn_title: 'Your withdrawal has arrived',
  mail_order_withdrawn_text:
    'Hello {name}, on {at} you declared to us: “{declaration}” This mail confirms that it has arrived. Your money ' +
    'goes back the way you paid, by {until} at the latest.',
  mail_order_withdrawn_note:
    'Please keep this mail. If you have received items already, we will ask you for a trade that brings them back.',
  mail_order_withdrawn_button: 'View your order',
  mail_order_withdrawal_refused_subject: 'Your withdrawal from order {order}',
  mail_order_withdrawal_refused_title: 'We cannot accept your withdrawal',
  mail_order_withdrawal_refused_text:
    'Hello {name}, we have looked at your withdrawal from order {order} ({items}) and cannot accept it.{words}',
  mail_order_withdrawal_refused_note: 'If you see it differently, please write to us.',
  mail_order_withdrawal_refused_button: 'View your order',
  mail_order_line_cancelled_subject: 'An item of order {order} is cancelled',
  mail_order_line_cancelled_title: 'One item less',
  mail_order_line_cancelled_text: 'Hello {name}, {cause} {refund} The rest of your order goes on as planned.{words}',
  mail_order_line_cancelled_note: 'You need not do anything.',
  mail_order_line_cancelled_button: 'View your order',
  mail_refund_moved_subject: 'Your refund is on your balance',
  mail_refund_moved_title: 'Your refund is on your balance',
  mail_refund_moved_text:
    'Hello {name}, your bank did not accept our refund of {amount} to your card. We have added the amount to your ' +
    'balance instead.',
  mail_refund_moved_note: 'You can use it for your next purchase at once.',
  mail_refund_moved_button: 'Go to my account',
  mail_deposit_refunded_subject: 'Your top-up goes back to your card',
  mail_deposit_refunded_title: 'Your top-up goes back to your card',
  mail_deposit_refunded_text:
    'Hello {name}, we are giving your unused top-up of {amount} back to the card that paid it. The amount was ' +
    'taken off your balance.',
  mail_deposit_refunded_note: 'Your bank needs up to ten days to show it.',
  mail_deposit_refunded_button: 'Go to my account',

  mail_deal_made_subject: 'A deal for you: {price}',
  mail_deal_made_title: 'We have reserved something for you',
  mail_deal_made_text:
    'Hello {name}, we offer you {items} for {price} together. One by one that is {sum}. It is reserved for you ' +
    'until {until}.{words}',
  mail_deal_made_note:
    'Buy or decline it in your account; it is paid from your balance. Without an answer the deal simply ends.',
  mail_deal_made_button: 'See the deal',

  mail_deal_withdrawn_subject: 'Our deal {deal} is taken back',
  mail_deal_withdrawn_title: 'A deal was taken back',
  mail_deal_withdrawn_text:
    'Hello {name}, we have taken back our deal {deal}: {items} for {price}. It is no longer reserved for ' + 'you.',
  mail_deal_withdrawn_note:
    'You have paid nothing for it. What is still for sale you find in the shop, each item at its own ' + 'price.',
  mail_deal_withdrawn_button: 'See your deals',

  mail_case_answered_subject: 'We have answered about order {order}',
  mail_case_answered_title: 'We have answered',
  mail_case_answered_text: 'Hello {name}, about your order {order} we write: “{answer}”',
  mail_case_answered_note:
    'Please answer on the page of your order, where you can add pictures too. What is answered to this ' +
    'mail is not part of the conversation.',
  mail_case_answered_button: 'Read and answer',
  mail_case_closing_subject: 'Is everything fine with order {order}?',
  mail_case_closing_title: 'We wait for your answer',
  mail_case_closing_text:
    'Hello {name}, we have written to you about order {order} and heard nothing since. Without a word ' +
    'from you the conversation ends on {until}.',
  mail_case_closing_note: 'If everything is fine, you do not have to do anything.',
  mail_case_closing_button: 'Open the conversation',
  mail_case_solved_subject: 'The conversation about order {order} is closed',
  mail_case_solved_title: 'This conversation is closed',
  mail_case_solved_text: 'Hello {name}, the conversation about your order {order} is closed.{words}',
  mail_case_solved_note: 'If something is still wrong, you can open it again on the page of your order within 30 days.',
  mail_case_solved_button: 'View order',
} as const
