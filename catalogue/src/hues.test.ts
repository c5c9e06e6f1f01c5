import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picturesFolder } from './files.ts'
import { huesOf } from './hues.ts'
import { readPictures } from './pictures.ts'

type Pixel = [red: number, green: number, blue: number, alpha: number]

const picture = (...parts: [pixel: Pixel, count: number][]): Uint8Array =>
  Uint8Array.from(parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat()))

const blue: Pixel = [20, 60, 220, 255]
const gold: Pixel = [230, 180, 40, 255]
const steel: Pixel = [90, 92, 94, 255]

test('a picture is lit in the two hues that most of its colour has, the greater one first', () => {
  expect(huesOf(picture([blue, 60], [gold, 40], [steel, 200]))).toEqual([260, 80])
  expect(huesOf(picture([gold, 80], [blue, 20]))).toEqual([80, 260])
})

test('one colour alone is both, and so is one beside which there is next to nothing of another', () => {
  expect(huesOf(picture([blue, 10]))).toEqual([260, 260])
  expect(huesOf(picture([blue, 100], [gold, 3]))).toEqual([260, 260])
})

test('what is black, white or chrome has none, and a shadow counts for nothing', () => {
  expect(huesOf(picture([steel, 100], [[0, 0, 0, 255], 50], [[255, 255, 255, 255], 50]))).toBeUndefined()
  expect(huesOf(picture([steel, 500], [gold, 10]))).toBeUndefined()
  expect(huesOf(picture([steel, 50], [[20, 60, 220, 120], 500]))).toBeUndefined()
  expect(huesOf(new Uint8Array())).toBeUndefined()
})

test('the table says of a picture what its file does', async () => {
  const { all } = readPictures()
  const some = all.filter((_, index) => index % 40 === 0)
  const found = await Promise.all(
    some.map(async ({ stem }) =>
      huesOf(
        await sharp(join(picturesFolder, `${stem}-456.webp`))
          .ensureAlpha()
          .raw()
          .toBuffer(),
      ),
    ),
  )
  expect(found).toEqual(some.map(({ hues }) => hues))
})

test('skins are lit in many colours, and a good part of them stays black', () => {
  const painted = readPictures().all.filter(({ subject }) => subject)
  const hues = new Set(painted.map((one) => one.hues?.[0]))
  expect(hues.size).toBeGreaterThan(12)
  expect(painted.filter((one) => !one.hues).length).toBeGreaterThan(20)
})
