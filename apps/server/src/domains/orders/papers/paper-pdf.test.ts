import type { Font, Glyph } from 'fontkit'
import { expect, test } from 'vitest'
import { openFonts } from './paper-pdf.ts'

/** Leaves in a font what a paper with every shape in it would, parts of letters first. */
const writeAll = (font: Font): void => {
  const subset = font.createSubset()
  for (let shape = font.numGlyphs - 1; shape > 0; shape -= 1) subset.includeGlyph({ id: shape } as Glyph)
  subset.encode()
}

test('what was drawn before changes no byte of a paper: a letter has its own shape and stays that letter', async () => {
  for (const font of Object.values(await openFonts())) {
    expect(font.availableFeatures).toEqual(['kern'])
    writeAll(font)
    const letters = font.characterSet.map((letter) => ({ letter, shape: font.glyphForCodePoint(letter) }))
    expect(new Set(letters.map(({ shape }) => shape.id)).size).toBe(letters.length)
    expect(letters.filter(({ letter, shape }) => shape.codePoints.join() !== String(letter))).toEqual([])
  }
})
