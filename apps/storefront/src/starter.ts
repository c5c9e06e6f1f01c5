/** Addresses of the files that a page runs on. */
export interface PageScripts {
  entry: string
  /** what else the page needs before it answers to a click */
  chunks: readonly string[]
}

/**
 * The script that starts a document's own scripts once its first frame is on the screen: until then the line belongs to
 * what is seen. A page in the background has no frames and starts at once.
 * @param nonce of the document's content policy
 */
export const starterOf = ({ entry, chunks }: PageScripts, nonce: string): string => {
  const lines = [
    'const start = () => {',
    `for (const href of ${JSON.stringify(chunks)})`,
    "document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));",
    `import(${JSON.stringify(entry)}) };`,
    'if (document.hidden) start(); else requestAnimationFrame(() => setTimeout(start))',
  ]
  return `<script nonce="${nonce}">{${lines.join(' ')}}</script>`
}
