/** What is on a copy: stickers by slot, a charm, a name tag; on cards and in rows in a few words. */
export const attachmentTexts = {
  attachments_title: 'On this copy',
  'attachments_stickers#one': '{count} sticker',
  'attachments_stickers#other': '{count} stickers',
  attachments_charm: 'charm',
  attachments_name_tag: 'name tag',
  attachments_slot: 'Slot {slot}',
  attachments_wear: '{percent}% scraped off',
  attachments_pattern: 'pattern {pattern}',
  attachments_charm_name: 'Charm',
  attachments_tag_name: 'Name tag',
} as const
