import { lazyPart } from '../../../lazyHydrate.tsx'
import { addTexts } from '../../../texts/shown.ts'

/** Fetches a later part together with the texts that they all share. */
export const withItemTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part, { texts }] = await Promise.all([load(), import('../../../texts/viewing-more.ts')])
  addTexts(texts)
  return part
}

/** What the details page's first view can do without (lazyHydrate.tsx). */
export const itemParts = {
  trail: lazyPart(async () => (await import('./ItemTrail.tsx')).ItemTrail),
  tags: lazyPart(() => withItemTexts(async () => (await import('./ItemTags.tsx')).ItemTags)),
  wear: lazyPart(() => withItemTexts(async () => (await import('./ItemWear.tsx')).ItemWear)),
  notice: lazyPart(() => withItemTexts(async () => (await import('./ItemNotice.tsx')).ItemNotice)),
  reference: lazyPart(() => withItemTexts(async () => (await import('./ItemReference.tsx')).ItemReference)),
  announcement: lazyPart(() => withItemTexts(async () => (await import('./ItemNotice.tsx')).ItemAnnouncement)),
  promises: lazyPart(() => withItemTexts(async () => (await import('./ItemPromises.tsx')).ItemPromises)),
  record: lazyPart(() => withItemTexts(async () => (await import('./ItemRecord.tsx')).ItemRecord)),
  model: lazyPart(() => withItemTexts(async () => (await import('./stage/ItemModel.tsx')).ItemModel)),
  zoom: lazyPart(() => withItemTexts(async () => (await import('./ItemZoom.tsx')).ItemZoom)),
}

/** Fetches those that a page is drawn with. */
export const prepareItemParts = async (): Promise<void> => {
  const { zoom, ...drawn } = itemParts
  await Promise.all(Object.values(drawn).map(({ load }) => load()))
}
