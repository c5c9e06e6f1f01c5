import type { timelineTexts as english } from '../en/timeline.ts'
import type { Translation } from '../translation.ts'

/** What histories share: the timeline of an order or offer, and how long something still lasts. */
export const timelineTexts: Translation<typeof english> = {
  timeline_title: 'Cronología',
  timeline_note: 'De nuestra parte',
  'left_days#one': '{count} día',
  'left_days#many': '{count} días',
  'left_days#other': '{count} días',
  'left_hours#one': '{count} hora',
  'left_hours#many': '{count} horas',
  'left_hours#other': '{count} horas',
  'left_minutes#one': '{count} minuto',
  'left_minutes#many': '{count} minutos',
  'left_minutes#other': '{count} minutos',
}
