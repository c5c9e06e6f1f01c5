import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { readText, trackedFiles } from './tracked-files.ts'

type Node = Record<string, unknown> & { type: string; start: number }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** What stands in brackets, or before `as const`. */
const bare = (node: unknown): unknown =>
  isNode(node) && ['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression'].includes(node.type)
    ? bare(node.expression)
    : node

const literals = ['ArrayExpression', 'ObjectExpression', 'TSTupleType']

const isSpreadLiteral = ({ type, argument, typeAnnotation }: Node): boolean => {
  if (!['SpreadElement', 'JSXSpreadAttribute', 'TSRestType'].includes(type)) return false
  const spread = bare(argument ?? typeAnnotation)
  return isNode(spread) && literals.includes(spread.type)
}

/**
 * Lines of a source in which a list, an object or a tuple type is written out only to be spread at once:
 * `[...[a, b], c]`. One that something is made of first (`...[a, b].map(show)`) is none.
 */
const spreadLiterals = (source: string, lang: 'ts' | 'tsx' = 'ts'): number[] => {
  // Few files have anything that looks like it, and only those are parsed.
  if (!/\.\.\.\(*[[{]/.test(source)) return []
  const lines: number[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isNode(value) && isSpreadLiteral(value)) lines.push(source.slice(0, value.start).split('\n').length)
    Object.values(value).forEach(visit)
  }
  visit(parseAst(source, { lang }))
  return lines
}

test('what is made of a list, and what already has a name, may be spread; a literal may not', () => {
  expect(
    spreadLiterals('f(...given, [...[a, b].map(show), ...(isOn ? [c] : [])])\nconst show = (...[a]: T) => a'),
  ).toEqual([])
  expect(spreadLiterals('f(...([a, b] as const))\n({ ...{ c }, d })\ntype T = [...[e: 1], f: 2]')).toEqual([1, 2, 3])
  expect(spreadLiterals('const shown = <Price {...{ price }} />', 'tsx')).toEqual([1])
})

/** Where it is still done: the list only shrinks. */

test('no list or object is written out only to be spread at once', () => {
  const sources = trackedFiles.filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path))
  const places = sources.flatMap((path) =>
    spreadLiterals(readText(path), path.endsWith('x') ? 'tsx' : 'ts').map((line) => `${path}:${line}`),
  )
  expect(places).toEqual([])
})
