import type { Text, TextKey } from '@pandrop/dictionaries/translate'

const keyOf = (tag: string): string =>
  `tag_${tag
    .toLowerCase()
    .replace('★', 'star')
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '')}`

/**
 * What the shop calls one of Steam's English tags: types, rarities, exteriors
 * (docs/behaviour/catalogue.md#english-tags).
 * @param tag as it came over the wire, such as "Mil-Spec Grade"
 * @returns the tag itself where the dictionary does not know it, so that a new one still shows
 */
export const tagText = (text: Text, tag: string): string => {
  // Knives and gloves carry the star before everything else: "★ StatTrak™".
  if (tag.startsWith('★ ')) return `★ ${tagText(text, tag.slice(2))}`
  const key = keyOf(tag)
  // A key without an entry answers with the key itself (dictionaries/translate).
  const word = text(key as TextKey)
  return word === key ? tag : word
}
