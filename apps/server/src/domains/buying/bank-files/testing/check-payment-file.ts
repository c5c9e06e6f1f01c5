import { readFile } from 'node:fs/promises'
import { validateXML } from 'xmllint-wasm'

const profile = new URL('./pain.001.profile.xsd', import.meta.url)

/** What our schema profile finds wrong with a payment file; empty for a good one. */
export const problemsOfFile = async (xml: string): Promise<string[]> => {
  const schema = { fileName: 'pain.001.profile.xsd', contents: await readFile(profile, 'utf8') }
  const { errors } = await validateXML({
    xml: [{ fileName: 'payouts.xml', contents: xml }],
    schema: [schema],
    initialMemoryPages: 1024,
    maxMemoryPages: 4096,
  })
  return errors.map(({ message }) => message)
}

/** Texts of all elements of a name, in the order of the file. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)
