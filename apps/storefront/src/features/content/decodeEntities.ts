const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const codePointMax = 0x10ffff

const decode = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= codePointMax ? String.fromCodePoint(code) : entity
}

/**
 * HTML entities as the characters that they stand for (docs/behaviour/pages.md#static-entities). For titles, which are
 * shown as text: decoding HTML content would undo its sanitising.
 */
export const decodeEntities = (text: string): string => text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, decode)
