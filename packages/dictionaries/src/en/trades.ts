/** A trade offer that an account of the shop sends by itself, on the page of what it belongs to. */
export const tradeTexts = {
  trade_code_label: 'Code of the trade offer',
  trade_compare: 'Accept only a trade offer with the code {code} in its message. Decline every other one.',
  trade_held: 'You have accepted. Steam holds the items back until {until}, then they arrive by themselves.',
  trade_open: 'Open the trade offer',
  trade_until: 'You can accept it until {until}.',
  trade_declined: 'You declined our trade offer. We look at it before we send another one.',
  trade_countered: 'You answered with an offer of your own, which we cannot accept. We send ours once more.',
  trade_expired: 'Our trade offer was not answered in time. We send another one.',
  trade_cancelled: 'We took our trade offer back. Please wait for the next one.',
  trade_spent: 'Nobody answered our trade offers. Write to us, and we send another one.',
} as const
