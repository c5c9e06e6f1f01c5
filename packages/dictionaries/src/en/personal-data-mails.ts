/** The mail that tells that a copy is ready. */
export const personalDataMailTexts = {
  mail_personal_export_ready_subject: 'The copy of your data is ready',
  mail_personal_export_ready_title: 'Your copy is ready',
  mail_personal_export_ready_text:
    'Hello {name}, the copy of your data that was asked for in your account is ready. Sign in and download it ' +
    'there until {until}; it can be downloaded once.',
  mail_personal_export_ready_note:
    'If it was not you, do not download it, and change your password: whoever asked for it knew it.',
  mail_personal_export_ready_button: 'To your data',
} as const
