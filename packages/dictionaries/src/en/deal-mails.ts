/** Mails about personal deals. */
export const dealMailTexts = {
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
} as const
