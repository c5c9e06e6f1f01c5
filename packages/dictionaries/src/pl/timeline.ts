import type { timelineTexts as english } from '../en/timeline.ts'
import type { Translation } from '../translation.ts'

/** What histories share: the timeline of an order or offer, and how long something still lasts. */
export const timelineTexts: Translation<typeof english> = {
  timeline_title: 'Przebieg',
  timeline_note: 'Od nas',
  'left_days#one': '{count} dzień',
  'left_days#few': '{count} dni',
  'left_days#many': '{count} dni',
  'left_days#other': '{count} dnia',
  'left_hours#one': '{count} godzina',
  'left_hours#few': '{count} godziny',
  'left_hours#many': '{count} godzin',
  'left_hours#other': '{count} godziny',
  'left_minutes#one': '{count} minuta',
  'left_minutes#few': '{count} minuty',
  'left_minutes#many': '{count} minut',
  'left_minutes#other': '{count} minuty',
}
