/** What histories share: the timeline of an order or offer, and how long something still lasts. */
export const timelineTexts = {
  timeline_title: 'Timeline',
  timeline_note: 'From us',
  'left_days#one': '{count} day',
  'left_days#other': '{count} days',
  'left_hours#one': '{count} hour',
  'left_hours#other': '{count} hours',
  'left_minutes#one': '{count} minute',
  'left_minutes#other': '{count} minutes',
} as const
