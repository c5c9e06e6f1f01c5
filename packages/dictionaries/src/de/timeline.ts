import type { timelineTexts as english } from '../en/timeline.ts'
import type { Translation } from '../translation.ts'

/** What histories share: the timeline of an order or offer, and how long something still lasts. */
export const timelineTexts: Translation<typeof english> = {
  timeline_title: 'Verlauf',
  timeline_note: 'Von uns',
  'left_days#one': '{count} Tag',
  'left_days#other': '{count} Tage',
  'left_hours#one': '{count} Stunde',
  'left_hours#other': '{count} Stunden',
  'left_minutes#one': '{count} Minute',
  'left_minutes#other': '{count} Minuten',
}
