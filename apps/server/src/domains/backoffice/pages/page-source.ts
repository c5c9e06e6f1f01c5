import type { PageFormat } from '@pandrop/contract/staff/static-pages'
import { marked } from 'marked'
import { removedFromPage, sanitizePage } from '../../content/pages.ts'

export interface WrittenPage {
  format: PageFormat
  source: string
}

export interface ReadyPage {
  /** HTML that pages may have */
  content: string
  /** tags, attributes and addresses that fell out, such as <script> or style of <p>; each once */
  removed: string[]
}

/** What pages show of a text as somebody wrote it (docs/behaviour/pages.md#static-sanitised). */
export const readyPage = ({ format, source }: WrittenPage): ReadyPage => {
  const html = format === 'markdown' ? marked.parse(source, { async: false, gfm: true }) : source
  return { content: sanitizePage(html).trim(), removed: removedFromPage(html) }
}
