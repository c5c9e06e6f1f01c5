import type { Attachments } from '@pandrop/contract/attachments'
import type { Text } from '@pandrop/dictionaries/translate'

/**
 * What is on a copy in a few words, for cards and rows: "4 stickers · charm".
 * @returns undefined where nothing is on it
 */
export const attachedText = (text: Text, attachments: Attachments | null | undefined): string | undefined => {
  if (!attachments) return undefined
  const { stickers, charm, name_tag: tag } = attachments
  const parts = [
    stickers.length > 0 && text('attachments_stickers', { count: stickers.length }),
    charm && text('attachments_charm'),
    tag !== null && text('attachments_name_tag'),
  ]
  return parts.filter(Boolean).join(' · ')
}
