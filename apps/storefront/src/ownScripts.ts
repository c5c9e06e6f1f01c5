/** A document, and the texts of the inline scripts in it that may run. */
interface DocumentWithScripts {
  html: string
  scripts: string[]
}

/** What is read and not run, such as JSON-LD, needs no leave. */
const isData = (attributes: string): boolean => attributes.includes(' type=')

/**
 * Says which inline scripts of a document the router wrote itself, by the mark that it was given as its nonce, and
 * takes the mark out. Whatever else looks like a script, because somebody's words got in unescaped, has none and may
 * not run.
 * @param mark letters, digits and hyphens that nobody can guess, new for each document
 */
export const ownScriptsOf = (html: string, mark: string): DocumentWithScripts => {
  const marked = new RegExp(`<script([^>]*) nonce="${mark}"([^>]*)>(.*?)</script>`, 'gs')
  const scripts = [...html.matchAll(marked)].flatMap(([, before = '', after = '', text = '']) =>
    isData(before + after) ? [] : [text],
  )
  const unmarked = html.replace(`<meta property="csp-nonce" content="${mark}"/>`, '').replaceAll(` nonce="${mark}"`, '')
  return { html: unmarked, scripts }
}
