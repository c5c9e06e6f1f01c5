import type { timelineTexts as english } from '../en/timeline.ts'
import type { Translation } from '../translation.ts'

/** What histories share: the timeline of an order or offer, and how long something still lasts. */
export const timelineTexts: Translation<typeof english> = {
  timeline_title: 'Перебіг',
  timeline_note: 'Від нас',
  'left_days#one': '{count} день',
  'left_days#few': '{count} дні',
  'left_days#many': '{count} днів',
  'left_days#other': '{count} дня',
  'left_hours#one': '{count} година',
  'left_hours#few': '{count} години',
  'left_hours#many': '{count} годин',
  'left_hours#other': '{count} години',
  'left_minutes#one': '{count} хвилина',
  'left_minutes#few': '{count} хвилини',
  'left_minutes#many': '{count} хвилин',
  'left_minutes#other': '{count} хвилини',
}
