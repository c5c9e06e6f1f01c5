import type { attachmentTexts as english } from '../en/attachments.ts'
import type { Translation } from '../translation.ts'

/** What is on a copy: stickers by slot, a charm, a name tag; on cards and in rows in a few words. */
export const attachmentTexts: Translation<typeof english> = {
  attachments_title: 'Sur cet exemplaire',
  'attachments_stickers#one': '{count} sticker',
  'attachments_stickers#many': '{count} stickers',
  'attachments_stickers#other': '{count} stickers',
  attachments_charm: 'pendentif',
  attachments_name_tag: 'étiquette',
  attachments_slot: 'Emplacement {slot}',
  attachments_wear: 'gratté à {percent} %',
  attachments_pattern: 'motif {pattern}',
  attachments_charm_name: 'Pendentif',
  attachments_tag_name: 'Étiquette',
}
