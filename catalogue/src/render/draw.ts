import { type DrawnPicture, readPictures } from '../pictures.ts'
import { type Draughtsman, startDraughtsman } from './draughtsman.ts'
import { huesOfStored, isStored, storePicture, writePictureTable } from './store.ts'
import type { WantedPicture } from './wanted.ts'

/** Drawn larger than it is shown: edges come out clean. */
const drawnSize = { width: 1350, height: 900 }

/** After so many pictures the table is written, so that work that is broken off is not lost. */
const picturesBetweenWrites = 10

const minutes = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** One line that says how far the work is and how long it will take. */
const tell = (done: number, total: number, began: number, stem: string): void => {
  const passed = performance.now() - began
  const left = (passed / done) * (total - done)
  const rate = (passed / done / 1000).toFixed(1)
  console.log(`${done}/${total}  ${stem}  ${rate} s each, ${minutes(passed)} passed, about ${minutes(left)} left`)
}

/** What is not there, or was drawn from other data. */
export const missingOf = (wanted: readonly WantedPicture[]): WantedPicture[] => {
  const drawn = new Map(readPictures().all.map((picture) => [picture.stem, picture]))
  return wanted.filter(({ stem, fingerprint }) => drawn.get(stem)?.fingerprint !== fingerprint || !isStored(stem))
}

/**
 * Draws pictures, several at a time, and keeps the table beside them.
 * @param options.hands how many browsers draw side by side
 */
export const drawPictures = async (
  pictures: readonly WantedPicture[],
  { chromium, hands }: { chromium: string; hands: number },
): Promise<void> => {
  const table = new Map<string, DrawnPicture>(readPictures().all.map((picture) => [picture.stem, picture]))
  const began = performance.now()
  let next = 0
  let done = 0
  const work = async (draughtsman: Draughtsman, from: number, till: number): Promise<void> => {
    for (const picture of pictures.slice(from, till)) {
      const png = await draughtsman.draw({ ...picture.order, ...drawnSize })
      await storePicture(picture.stem, png)
      const { stem, subject, weapon, fingerprint } = picture
      table.set(stem, { stem, subject, weapon, fingerprint, hues: await huesOfStored(stem) })
      done += 1
      tell(done, pictures.length, began, stem)
      if (done % picturesBetweenWrites === 0) await writePictureTable([...table.values()])
    }
  }
  const share = Math.ceil(pictures.length / hands)
  const working = Array.from({ length: hands }, async () => {
    const from = next
    next += share
    const draughtsman = await startDraughtsman(chromium)
    await work(draughtsman, from, from + share)
    await draughtsman.close()
  })
  await Promise.all(working)
  await writePictureTable([...table.values()])
}
