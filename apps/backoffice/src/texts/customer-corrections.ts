/** Correcting what a customer has said about themselves. */
export const correctionTexts = {
  open: 'Correct…',
  title: 'Correct details',
  text: 'Make sure first who asks. E-mail and country, which decides about VAT, are changed by the customer alone.',
  submit: 'Correct',
  unchanged: 'Nothing is changed yet',
  done: 'Corrected',
  failed: 'Nothing was corrected',
  name: 'First name',
  surname: 'Last name',
  phone: 'Phone',
  address: 'Address line',
  city: 'City',
  postCode: 'Post code',
  language: 'Language of mails',
  tradeLink: 'Trade link',
  tradeLinkHint: 'Empty: none. Another Steam account waits for 24 hours, and the customer is mailed.',
} as const
