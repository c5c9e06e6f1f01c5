import { useMemo } from 'react'
import { classNames } from './classNames.ts'

interface ProseProps {
  /** sanitised by the server when it is saved and again when it is read (docs/behaviour/pages.md#static-sanitised) */
  html: string
  className?: string
}

/** A wide table scrolls sideways in its own box, which the keyboard reaches too. */
const wrapTables = (html: string): string =>
  html.replace(/<table\b/gi, '<div class="prose-table" tabindex="0"><table').replace(/<\/table>/gi, '</table></div>')

/** HTML content of a static page. */
export const Prose = ({ html, className }: ProseProps) => {
  const content = useMemo(() => ({ __html: wrapTables(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it on every reading
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={content} />
}
