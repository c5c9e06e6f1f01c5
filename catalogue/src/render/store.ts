import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { catalogueFile, picturesFolder } from '../files.ts'
import { type Hues, huesOf } from '../hues.ts'
import { type DrawnPicture, pictureSizes, pictureTable } from '../pictures.ts'

const endings = ['avif', 'webp'] as const

const fileOf = (stem: string, width: number, ending: (typeof endings)[number]): string =>
  join(picturesFolder, `${stem}-${width}.${ending}`)

const filesOf = (stem: string): string[] =>
  pictureSizes.flatMap(({ width }) => endings.map((ending) => fileOf(stem, width, ending)))

/** Whether all files of a picture are there. */
export const isStored = (stem: string): boolean => filesOf(stem).every((file) => existsSync(file))

/** As small as they can be before one sees it on a card. */
const quality = {
  avif: { quality: 52, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, alphaQuality: 60, effort: 3 },
}

/**
 * Writes the files of a picture: each size, each format.
 * @param png as it was drawn, larger than its largest size
 */
export const storePicture = async (stem: string, png: Buffer): Promise<void> => {
  await mkdir(dirname(join(picturesFolder, stem)), { recursive: true })
  await writeSizes(
    png,
    pictureSizes.map(({ width }) => width),
    (width, ending) => fileOf(stem, width, ending),
  )
}

/**
 * Writes a picture in some widths, each in both formats.
 * @param png as it was drawn, larger than its largest size, 3:2
 * @param fileFor where one of them is to lie
 */
export const writeSizes = async (
  png: Buffer,
  widths: readonly number[],
  fileFor: (width: number, ending: (typeof endings)[number]) => string,
): Promise<void> => {
  await Promise.all(
    widths.map(async (width) => {
      const sized = await sharp(png)
        .resize(width, (width * 2) / 3, { kernel: 'lanczos3' })
        .png()
        .toBuffer()
      await sharp(sized).avif(quality.avif).toFile(fileFor(width, 'avif'))
      await sharp(sized).webp(quality.webp).toFile(fileFor(width, 'webp'))
    }),
  )
}

/** The hues of a picture that is stored: of its smallest file, so that they can be found again without drawing it. */
export const huesOfStored = async (stem: string): Promise<Hues | undefined> => {
  const [{ width }] = pictureSizes
  return huesOf(
    await sharp(fileOf(stem, width, 'webp'))
      .ensureAlpha()
      .raw()
      .toBuffer(),
  )
}

const columns = [
  'picture',
  'weapon',
  'skin_id',
  'exterior',
  'variant',
  'paint_seed',
  'fingerprint',
  'hue',
  'second_hue',
]

const lineOf = ({ stem, weapon, subject, fingerprint, hues }: DrawnPicture): string =>
  [
    stem,
    weapon,
    subject?.skinId ?? '',
    subject?.exterior ?? '',
    subject?.variant ?? '',
    subject?.paintSeed ?? '',
    fingerprint,
    ...(hues ?? ['', '']),
  ].join(',')

/** Writes the table of pictures, whole or not at all. */
export const writePictureTable = async (pictures: readonly DrawnPicture[]): Promise<void> => {
  const sorted = [...pictures].sort((one, other) => (one.stem < other.stem ? -1 : 1))
  const file = catalogueFile(pictureTable)
  await writeFile(`${file}.new`, `${[columns.join(','), ...sorted.map(lineOf)].join('\n')}\n`)
  await rename(`${file}.new`, file)
}

/** Takes away files in skins/ that no picture of the table owns. */
export const removeStrays = async (pictures: readonly DrawnPicture[]): Promise<number> => {
  const owned = new Set(pictures.flatMap(({ stem }) => filesOf(stem)))
  const folder = join(picturesFolder, 'skins')
  const strays = (await readdir(folder)).map((name) => join(folder, name)).filter((file) => !owned.has(file))
  await Promise.all(strays.map((file) => rm(file)))
  return strays.length
}
