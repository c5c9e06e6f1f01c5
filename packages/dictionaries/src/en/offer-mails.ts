/** Mails about offers. */
export const offerMailTexts = {
  mail_offer_created_subject: 'We have received your offer {offer}',
  mail_offer_created_title: 'Thank you for your offer',
  mail_offer_created_text:
    'Hello {name}, we have received your offer {offer}: {title} for {price}. We look at it and answer within 3 ' +
    'working days, by {until} at the latest.',
  mail_offer_created_note:
    'Keep the item in your inventory until then. We will tell you by mail what we can pay; you decide whether ' +
    'you sell.',
  mail_offer_created_button: 'View your offer',
} as const
