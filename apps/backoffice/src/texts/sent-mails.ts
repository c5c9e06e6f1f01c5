/** Texts of mails that left. */
export const sentMailTexts = {
  title: 'Mails that left',
  search: 'Address begins with',
  columns: { subject: 'Subject', template: 'Mail', at: 'Sent', actions: 'Actions' },
  staff: 'staff',
  inDevMailbox: 'dev mailbox',
  again: 'Send again',
  againOf: (subject: string, to: string) => `Send “${subject}” to ${to} once more`,
  againDone: (to: string) => `On its way to ${to} once more`,
  againFailed: 'It could not be sent once more',
  rowName: (subject: string, to: string) => `${subject}, to ${to}`,
  none: 'No mail left within ninety days',
  noneFound: 'No mail left to such an address within ninety days',
} as const
