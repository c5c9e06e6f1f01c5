// Half a letter: neither UTF-8 nor the database has such a thing.
const halfLetters = /\p{Cs}/gu
// The database keeps no zero byte, and no screen shows the others; what parts words and lines stays.
const unprintable = /(?![\t\n\r])\p{Cc}/gu

/**
 * A text of a stranger as it can be kept: whole letters, nothing that cannot be printed.
 * @param charactersMax code points, as the database counts them; what is longer is cut
 */
export const keepable = (text: string, charactersMax: number): string => {
  // A code point has two units at most: what lies beyond is cut anyway.
  const fit = text
    .slice(0, 2 * charactersMax)
    .replace(halfLetters, '\ufffd')
    .replace(unprintable, '')
  return fit.length <= charactersMax ? fit : [...fit].slice(0, charactersMax).join('')
}

const fileNameMax = 120

/** What a stranger calls a file, for people to know it by: without its path, at most 120 characters; empty for none. */
export const fileNameOf = (typed: string | undefined): string =>
  keepable((typed ?? '').replace(/^.*[/\\]/s, '').replace(/\p{Cc}/gu, ''), fileNameMax).trim()
