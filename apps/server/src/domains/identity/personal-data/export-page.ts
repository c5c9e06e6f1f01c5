import { dateTimeText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import type { ExportKind } from '../../../db/personal-data.ts'
import { escapeHtml } from '../../../ports/mail/escape-html.ts'

/** What stands on the first page of an export. */
export interface ExportPage {
  /** ISO 639-1 */
  language: string
  at: Date
  /** where customers write to */
  supportAddress: string
  /** each kind with its files, in their order */
  parts: readonly { kind: ExportKind; files: readonly string[] }[]
  /** whether the picture of the profile is there */
  picture: boolean
}

const style = `
  :root { color-scheme: light dark; --ink: #14201a; --soft: #56615b; --line: #d9ddd8; --paper: #fff; --accent: #2f7d1f }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f4f1e9; --soft: #b5b8b0; --line: #2a2f2c; --paper: #0b0d0c; --accent: #8fd16f }
  }
  body { margin: 0 auto; max-width: 60rem; padding: 3rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
    font: 1rem/1.6 system-ui, 'Segoe UI', Helvetica, Arial, sans-serif; overflow-wrap: anywhere }
  h1 { margin: 0; font-size: 2rem; line-height: 1.2 }
  h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem }
  p { max-width: 42rem }
  .soft { color: var(--soft) }
  section { border-top: 1px solid var(--line); padding: 1rem 0 }
  section p { margin: 0 0 .5rem }
  ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; list-style: none }
  a { color: var(--accent) }`

const link = (file: string): string => `<li><a href="${file}">${file.replace(/^(csv\/)?[a-z_]+\/(?=\w)/, '')}</a></li>`

/** The page that says what each file of an export is, in the customer's language. It loads nothing and runs nothing. */
export const exportPage = ({ language, at, supportAddress, parts, picture }: ExportPage): string => {
  const text = textFor(language)
  const said: typeof text = (key, values) => escapeHtml(text(key, values))
  const section = (what: string, files: readonly string[]): string =>
    `<section><p>${what}</p><ul>${files.map(link).join('')}</ul></section>`
  const kinds = parts.map(({ kind, files }) => section(said(`export_${kind}`), files))
  if (picture) kinds.push(section(said('export_picture'), ['picture.webp']))
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${said('export_title')}</title>
<style>${style}
</style>
</head>
<body>
<h1>${said('export_title')}</h1>
<p class="soft">${said('export_made', { at: dateTimeText(at) })}</p>
<p>${said('export_intro')}</p>
<p>${said('export_reading')}</p>
<h2>${said('export_files')}</h2>
${kinds.join('\n')}
<h2>${said('export_left_out')}</h2>
<p>${said('export_left_out_text')}</p>
<ul>${link('left-out.csv')}</ul>
<h2>${said('export_rights')}</h2>
<p>${said('export_rights_text', { email: supportAddress })}</p>
</body>
</html>
`
}
