/** Mails about API keys. */
export const apiKeyMailTexts = {
  mail_api_key_created_subject: 'A new API key for your account',
  mail_api_key_created_title: 'A new API key',
  mail_api_key_created_text:
    'Hello {name}, the key “{key}” has just been made for your account. Until {date} it may read: {scopes}. ' +
    'It cannot buy, pay or change anything.',
  mail_api_key_created_note:
    'If it was not you, revoke the key and change your password: whoever made it knew your password.',
  mail_api_key_created_button: 'See your API keys',
} as const
