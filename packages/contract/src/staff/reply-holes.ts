/** What a saved reply is filled with: the customer's first name, and number, items and trade of the order. */
export const savedReplyHoles = ['name', 'order', 'items', 'trade'] as const

export type SavedReplyHoles = Readonly<Record<(typeof savedReplyHoles)[number], string>>

/**
 * A saved reply as it is put into an answer, in the language of its customer, or in English where nobody has written it
 * in that.
 */
export const fillReply = (
  texts: Readonly<Record<string, string>>,
  { language, holes }: { language: string; holes: SavedReplyHoles },
): string =>
  (texts[language] ?? texts.en ?? '').replace(/\{(\w+)\}/g, (hole, name: string) =>
    name in holes ? holes[name as keyof SavedReplyHoles] : hole,
  )
