/** The forms of the profile. */
export const profileTexts = {
  profile_save: 'Save changes',
  profile_saving: 'Saving...',
  profile_unchanged: 'Nothing changed yet',
  delivery_title: 'Delivery',
  delivery_text: 'Filled in for you at checkout.',
  delivery_save: 'Save delivery',
  email_change_title: 'Confirm your new email',
  email_change_text:
    'We sent a link to {email}. It works until {until}. Until you open it, your address stays as it is.',
  email_change_withdraw: 'Withdraw',
  email_change_withdraw_failed: 'Failed to withdraw the change',
  email_change_withdrawn: 'Withdrawn. Your email stays as it is.',
} as const
