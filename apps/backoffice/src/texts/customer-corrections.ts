/** Correcting what a customer has said about themselves. */
export const correctionTexts = {
  open: 'Correct…',
  title: 'Correct details',
  text: 'Make sure first who asks. The country, which decides about VAT, is changed by the customer alone.',
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
  emailOpen: 'Change e-mail…',
  emailTitle: 'Change the e-mail',
  emailText:
    'Make sure first who asks, by something that only the owner can know. A link goes to the new address: opened ' +
    'within 24 hours, it is the account’s, everybody is signed out and payouts pause. The old address is told now.',
  emailSubmit: 'Send the link',
  emailDone: (email: string) => `The link is on its way to ${email}`,
  emailFailed: 'No link was sent',
  email: 'New e-mail',
} as const
