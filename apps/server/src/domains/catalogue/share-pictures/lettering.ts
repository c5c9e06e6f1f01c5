import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, Glyph } from 'opentype.js'
import { heart, star } from './shapes.ts'

/** Weights of the shop's face that cards are set in. */
export type Weight = 500 | 700

/** A text as outlines. */
export interface Lettering {
  /** path data; the text begins at the origin and stands on the line y = 0 */
  path: string
  /** pixels */
  width: number
}

const require = createRequire(import.meta.url)

const readFace = (subset: string, weight: Weight): Font => {
  // Loaded for the first card: its megabyte of script would cost every start its time and its memory.
  const { parse } = require('opentype.js') as typeof import('opentype.js')
  const file = readFileSync(require.resolve(`@fontsource/mona-sans/files/mona-sans-${subset}-${weight}-normal.woff`))
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
}

const faces = new Map<Weight, Font[]>()

/** Read when the first card is drawn; the second file holds letters such as "ā". */
const facesOf = (weight: Weight): Font[] => {
  const known = faces.get(weight) ?? ['latin', 'latin-ext'].map((subset) => readFace(subset, weight))
  faces.set(weight, known)
  return known
}

/** Signs of item names that the face lacks, drawn by us: path data for a size of 1 and how wide they are. */
const signs = new Map([
  ['★', star],
  ['♥', heart],
])

interface Letter {
  face: Font
  glyph: Glyph
}

const letterOf = (character: string, weight: Weight): Letter | undefined => {
  const face = facesOf(weight).find((candidate) => candidate.charToGlyphIndex(character) > 0)
  return face && { face, glyph: face.charToGlyph(character) }
}

/**
 * A text in outlines, so that the picture does not depend on the machine's fonts.
 * @param size of the face in pixels
 * @returns without the characters that neither the face nor we can draw (a few item names have Chinese ones)
 */
export const lettering = (text: string, size: number, weight: Weight): Lettering => {
  const paths: string[] = []
  let width = 0
  let before: Letter | undefined
  for (const character of text) {
    const sign = signs.get(character)
    const letter = sign ? undefined : letterOf(character, weight)
    if (sign) {
      paths.push(sign.path(width, size))
      width += sign.width * size
    }
    if (letter) {
      const { face, glyph } = letter
      const scale = size / face.unitsPerEm
      if (before?.face === face) width += face.getKerningValue(before.glyph, glyph) * scale
      paths.push(glyph.getPath(width, 0, size).toPathData(1))
      width += (glyph.advanceWidth ?? 0) * scale
    }
    before = letter
  }
  return { path: paths.join(''), width }
}

/** Whether every character can be drawn. */
const isDrawn = (word: string): boolean =>
  [...word].every((character) => signs.has(character) || letterOf(character, 500) !== undefined)

/**
 * Breaks a text into lines at its spaces; words that cannot be drawn are left out.
 * @param widthMax pixels; a longer word stands alone and is wider
 */
export const linesOf = (text: string, size: number, weight: Weight, widthMax: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ').filter(isDrawn)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && lettering(longer, size, weight).width <= widthMax) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
