import type { attachmentTexts as english } from '../en/attachments.ts'
import type { Translation } from '../translation.ts'

/** What is on a copy: stickers by slot, a charm, a name tag; on cards and in rows in a few words. */
export const attachmentTexts: Translation<typeof english> = {
  attachments_title: 'Na tym egzemplarzu',
  'attachments_stickers#one': '{count} naklejka',
  'attachments_stickers#few': '{count} naklejki',
  'attachments_stickers#many': '{count} naklejek',
  'attachments_stickers#other': '{count} naklejki',
  attachments_charm: 'zawieszka',
  attachments_name_tag: 'nazwa',
  attachments_slot: 'Miejsce {slot}',
  attachments_wear: 'zdrapana w {percent}%',
  attachments_pattern: 'wzór {pattern}',
  attachments_charm_name: 'Zawieszka',
  attachments_tag_name: 'Nazwa',
}
