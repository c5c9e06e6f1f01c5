/** Card purchases, promo codes, orders and refunds (docs/behaviour/wire.md#fixed-messages). */
export const moneyMessages = {
  card_items_too_many: 'A card pays for at most {max} items at once. Remove some, or pay from balance.',
  card_blocked:
    'Three card payments were left unfinished. You can reserve by card again after {until}; paying from balance works.',
  card_total_zero: 'There is nothing to charge to a card. Please pay from balance.',
  card_total_too_low: 'A card pays for €{min} or more. Add an item, or pay from balance.',
  payment_turned_down:
    'The payment provider has turned this payment down. Nothing was charged. Check your details, or pay another way.',
  payment_completed:
    'Your earlier card payment has just gone through. The order is in your history; nothing else was charged.',
  deposit_completed: 'Your top-up has just gone through. It is on your balance.',
  payment_open: 'Another card payment of yours is still open. Please finish or cancel it first.',
  payment_not_open: 'There is no open card payment any more',
  payment_disputed: 'The card payment of this order is disputed.',
  spending_blocked: 'A charge to your card is disputed, so payments are on hold. Please contact support.',
  rate_stale: 'The rate of {code} is too old to charge a card. Please top up in another currency.',
  promo_code_used_up: 'This promo code has been used up',
  promo_total_too_low: 'This promo code needs a total of at least {min}',
  order_not_found: 'This order does not exist',
  order_state_wrong: 'Order {order} is {state}. Possible now: {possible}.',
  withdrawal_received: 'We have received your withdrawal. The confirmation is on its way to {email}.',
  withdrawal_over: 'You cannot withdraw from this order any more. Please write to us if something is wrong.',
  refund_too_much: 'More would go back than was paid',
  refund_to_card_impossible: 'This was not paid by card, so it cannot go back to one',
  deposit_used: 'This top-up was used or is older than 14 days, so it stays on the balance',
} as const
