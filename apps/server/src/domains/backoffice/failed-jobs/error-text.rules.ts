const lettersMax = 2000

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Long, with letters and digits: a key or the secret of a link. Ids of payments and refunds are shown. */
const isSecret = (word: string): boolean => /\d/.test(word) && /[a-z]/i.test(word) && !uuid.test(word)

/**
 * What a try ran into, fit to be read by people: without the path of any address, because links of mails open accounts,
 * without passwords in addresses, and without anything that looks like a key.
 * @param text as the mail server, the provider or the code said it
 */
export const readableError = (text: string): string =>
  text
    .replace(/\b([a-z][a-z\d+.-]*:\/\/)(?:[^\s/@]*@)?([^\s/?#"'<>]*)([^\s"'<>]*)/gi, (_link, scheme, host, rest) =>
      rest.length > 1 ? `${scheme}${host}/…` : `${scheme}${host}`,
    )
    .replace(/[\w-]{20,}/g, (word) => (isSecret(word) ? '…' : word))
    .slice(0, lettersMax)
