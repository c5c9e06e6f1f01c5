import type { attachmentTexts as english } from '../en/attachments.ts'
import type { Translation } from '../translation.ts'

/** What is on a copy: stickers by slot, a charm, a name tag; on cards and in rows in a few words. */
export const attachmentTexts: Translation<typeof english> = {
  attachments_title: 'На цьому екземплярі',
  'attachments_stickers#one': '{count} наліпка',
  'attachments_stickers#few': '{count} наліпки',
  'attachments_stickers#many': '{count} наліпок',
  'attachments_stickers#other': '{count} наліпки',
  attachments_charm: 'брелок',
  attachments_name_tag: 'іменна бирка',
  attachments_slot: 'Місце {slot}',
  attachments_wear: 'стерто {percent}%',
  attachments_pattern: 'візерунок {pattern}',
  attachments_charm_name: 'Брелок',
  attachments_tag_name: 'Іменна бирка',
}
