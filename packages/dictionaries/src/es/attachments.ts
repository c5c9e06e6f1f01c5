import type { attachmentTexts as english } from '../en/attachments.ts'
import type { Translation } from '../translation.ts'

/** What is on a copy: stickers by slot, a charm, a name tag; on cards and in rows in a few words. */
export const attachmentTexts: Translation<typeof english> = {
  attachments_title: 'En este ejemplar',
  'attachments_stickers#one': '{count} pegatina',
  'attachments_stickers#many': '{count} pegatinas',
  'attachments_stickers#other': '{count} pegatinas',
  attachments_charm: 'colgante',
  attachments_name_tag: 'etiqueta',
  attachments_slot: 'Posición {slot}',
  attachments_wear: '{percent}% raspado',
  attachments_pattern: 'patrón {pattern}',
  attachments_charm_name: 'Colgante',
  attachments_tag_name: 'Etiqueta',
}
