/** Text that is safe to put into a page as it stands. */
export interface Markup {
  readonly markup: string
}

type Part = string | number | Markup | readonly Markup[] | null

/** Markup from a template: plain values are escaped, markup is taken as it is, null leaves nothing. */
export const html = (literals: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: literals.map((literal, index) => literal + render(parts[index] ?? null)).join(''),
})

const render = (part: Part): string => {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  if ('markup' in part) return part.markup
  return part.map(({ markup }) => markup).join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
