import { inflateSync } from 'node:zlib'

/** A PDF's own words, and its tables from glyphs to letters. */
export const readPdf = (file: Uint8Array) => {
  const text = Buffer.from(file).toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return { text, unicode: streams.filter((stream) => stream.includes('beginbfrange')).join('\n') }
}
