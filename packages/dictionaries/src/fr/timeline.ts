import type { timelineTexts as english } from '../en/timeline.ts'
import type { Translation } from '../translation.ts'

/** What histories share: the timeline of an order or offer, and how long something still lasts. */
export const timelineTexts: Translation<typeof english> = {
  timeline_title: 'Suivi',
  timeline_note: 'De notre part',
  'left_days#one': '{count} jour',
  'left_days#many': '{count} jours',
  'left_days#other': '{count} jours',
  'left_hours#one': '{count} heure',
  'left_hours#many': '{count} heures',
  'left_hours#other': '{count} heures',
  'left_minutes#one': '{count} minute',
  'left_minutes#many': '{count} minutes',
  'left_minutes#other': '{count} minutes',
}
