/** Mails about whether a customer is verified as who they are. */
export const verificationMailTexts = {
  mail_verification_asked_subject: 'Your documents have reached us',
  mail_verification_asked_title: 'We look at your documents',
  mail_verification_asked_text:
    'Hello {name}, documents that show who you are were sent from your account. We write to you as soon ' +
    'as it is decided.',
  mail_verification_asked_note:
    'If it was not you, sign in, take the request back and change your password: somebody else is signed ' +
    'in to your account.',
  mail_verification_asked_button: 'See how it stands',
  mail_verification_approved_subject: 'You are verified',
  mail_verification_approved_title: 'You are verified',
  mail_verification_approved_text:
    'Hello {name}, we have looked at your documents, and your identity is verified until {until}.',
  mail_verification_approved_note: 'We write to you thirty days before it ends.',
  mail_verification_approved_button: 'To my account',
  mail_verification_rejected_subject: 'Your documents were not enough',
  mail_verification_rejected_title: 'We could not verify you',
  mail_verification_rejected_text: 'Hello {name}, we have looked at your documents. {cause}{words}',
  mail_verification_rejected_note: 'You can send other documents at once.',
  mail_verification_rejected_button: 'Send other documents',
  mail_verification_ending_subject: 'Your verification ends soon',
  mail_verification_ending_title: 'Your verification ends on {until}',
  mail_verification_ending_text:
    'Hello {name}, your identity is verified until {until}. Send new documents before that, so that ' +
    'nothing has to wait.',
  mail_verification_ending_note: 'Until then everything is as before.',
  mail_verification_ending_button: 'Send documents',
  mail_verification_expired_subject: 'Your verification has ended',
  mail_verification_expired_title: 'Your verification has ended',
  mail_verification_expired_text:
    'Hello {name}, your identity is no longer verified with us. Larger sums may have to wait until you ' +
    'have sent documents again.',
  mail_verification_expired_note: 'Your balance and your orders stay as they are.',
  mail_verification_expired_button: 'Send documents',
} as const
