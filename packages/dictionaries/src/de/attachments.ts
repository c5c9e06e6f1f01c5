import type { attachmentTexts as english } from '../en/attachments.ts'
import type { Translation } from '../translation.ts'

/** What is on a copy: stickers by slot, a charm, a name tag; on cards and in rows in a few words. */
export const attachmentTexts: Translation<typeof english> = {
  attachments_title: 'Auf diesem Exemplar',
  'attachments_stickers#one': '{count} Sticker',
  'attachments_stickers#other': '{count} Sticker',
  attachments_charm: 'Anhänger',
  attachments_name_tag: 'Namensschild',
  attachments_slot: 'Platz {slot}',
  attachments_wear: '{percent} % abgekratzt',
  attachments_pattern: 'Muster {pattern}',
  attachments_charm_name: 'Anhänger',
  attachments_tag_name: 'Namensschild',
}
