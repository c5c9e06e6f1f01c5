import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { machine } from './host.ts'

const page = 'bench/RESULTS.md'

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** A table in Markdown. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(heads),
  row(heads.map(() => '---')),
  ...rows.map(row),
]

/** "`npm run bench` at 1a2b3c4d, Node 20.20.2, 2 × AMD EPYC": where figures come from. */
export const origin = (command: string): string => {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  return `\`${command}\` at ${commit}, Node ${process.versions.node}, ${machine()}`
}

/**
 * Puts a chapter into bench/RESULTS.md in place of the one under its heading, or at its end; the others stay.
 * @param heading a line such as "# Results" or "## Load"
 */
export const writeChapter = async (heading: string, lines: readonly string[]): Promise<void> => {
  const before = await readFile(page, 'utf8').catch(() => '')
  const chapters = before.split(/^(?=##? )/m)
  const chapter = `${[heading, '', ...lines].join('\n').trimEnd()}\n`
  const place = chapters.findIndex((text) => text.startsWith(`${heading}\n`))
  if (place === -1) chapters.push(chapter)
  else chapters[place] = chapter
  await writeFile(page, `${chapters.map((text) => text.trimEnd()).join('\n\n')}\n`)
}
