/** Tag Manager containers first: one of them carries the others. */
const containerIds = [/\bGTM-[A-Z0-9]{4,12}\b/, /\b(?:G|GT|AW|DC)-[A-Z0-9]{6,16}\b/]

/**
 * The container that the setting `google_tag` names. Nothing else of the markup is ever used
 * (docs/behaviour/wire.md#tag-container).
 * @param markup what an operator pasted: an id or Google's whole snippet
 * @returns letters, digits and one hyphen, such as GTM-XXXX, G-XXXX or AW-XXXX; null when no id stands in it
 */
export const containerIdOf = (markup: string): string | null => {
  for (const id of containerIds) {
    const [found] = id.exec(markup) ?? []
    if (found) return found
  }
  return null
}

const personalPath =
  /^\/(auth|not-me|reset-password|account|email-verification|email|cart|wishlist|unsubscribe|[a-z]+-payment)(\/|$)/

/**
 * Whether the page at a path may hold the tag: not on account, auth, cart and payment pages
 * (docs/behaviour/wire.md#tag-pages), nor where an address carries a secret.
 * @param path without its query
 */
export const mayHoldTag = (path: string): boolean => !personalPath.test(path)

/** What the header Server-Timing calls the nonce under which a document may load the tag. */
export const tagTiming = 'tag'
