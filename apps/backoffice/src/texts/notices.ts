import type { NoticePace } from '@pandrop/contract/staff/notices'

/** Texts of what somebody of the staff is mailed of. */
export const noticeTexts = {
  title: 'Mails to you',
  about: 'What you are mailed of when it comes. A mail names numbers alone, and what you were told of is not repeated.',
  failed: 'What you are mailed of did not load',
  zone: (zone: string) => `Hours are those of ${zone}.`,
  kinds: 'What may wait',
  paces: {
    never: 'Never',
    at_once: 'At once',
    hourly: 'Once an hour',
    morning: 'At 7:00',
  } satisfies Record<NoticePace, string>,
  quietFrom: 'Quiet from',
  quietTill: 'until',
  noQuiet: 'Never quiet',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  sameHour: 'Choose another hour: it has to end.',
  save: 'Save',
  saved: 'You are mailed of that from now on',
  saveFailed: 'What you are mailed of could not be saved',
} as const
