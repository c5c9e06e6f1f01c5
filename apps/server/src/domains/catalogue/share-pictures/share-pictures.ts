import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { Item } from '@pandrop/contract/item'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import { LRUCache } from 'lru-cache'
import { imaging } from '../../../imaging.ts'
import type { Shop } from '../../../shop.ts'
import { squareSizes } from '../../content/shop-pictures.ts'
import { itemsByIds } from '../items/items.ts'
import { isKept } from '../items/picture.ts'
import { card, cardSvg, markStage, shopCardSvg, stage } from './card.ts'

/** A JPEG that is made when somebody wants its bytes. */
export interface SharePicture {
  /** stands for everything that the picture shows */
  tag: string
  jpeg: () => Promise<Buffer>
}

/** Raised when cards look different, so that nobody keeps the old ones. */
const designVersion = 1

const bytesMax = 8 * 1024 * 1024

/** The picture of a shop that shows our mark. */
const generalPicture = 'home/share.jpg'

const tagOf = (...facts: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([designVersion, ...facts]))
    .digest('base64url')
    .slice(0, 24)

interface PictureFile {
  /** where it lies, or how its bytes are had */
  bytes: string | (() => Promise<Buffer>)
  /** changes when the file does */
  version: string
}

/** Where the large picture of a mark lies, whose small one has this address. */
const largeMarkOf = (address: string): string => {
  const [small, large] = squareSizes
  return address.replace('/storage/', '').replace(`-${small}.png`, `-${large}.png`)
}

/** A picture of the storage folder; undefined where there is none, and for pictures on other servers. */
const fileOf = async (folder: string, name: string): Promise<(PictureFile & { bytes: string }) | undefined> => {
  const path = resolve(join(folder, name))
  if (/^https?:/.test(name) || !path.startsWith(resolve(folder) + sep)) return undefined
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? { bytes: path, version: `${found.size} ${found.mtimeMs}` } : undefined
}

const asJpeg = async (svg: string, overlay: { input: Buffer; left: number; top: number }): Promise<Buffer> => {
  const sharp = await imaging()
  return sharp(Buffer.from(svg))
    .composite([overlay])
    .flatten({ background: '#0b0d0c' })
    .resize(card.width, card.height)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer()
}

/** Puts the weapon, drawn or uploaded long before, on its card. */
const compose = async (item: Item, picture: PictureFile['bytes']): Promise<Buffer> => {
  const sharp = await imaging()
  const { left, top, width, height } = stage
  const weapon = typeof picture === 'string' ? picture : await picture()
  const input = await sharp(weapon).resize(width, height, { fit: 'inside' }).png({ compressionLevel: 1 }).toBuffer()
  return asJpeg(cardSvg(item), { input, left, top })
}

/** Runs one piece of work after the other: a crowd of crawlers takes no more than one core from customers. */
const oneAfterAnother = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work, work)
    last = done
    return done
  }
}

/**
 * Makes the pictures that stand beside a shared link, and keeps the last few hundred.
 * @param storage folder of the pictures that items name
 * @returns finders: of an item by its id, and of the shop itself; refuse item_not_found
 */
export const createSharePictures = (shop: Shop, storage: string) => {
  const kept = new LRUCache<string, Buffer>({ maxSize: bytesMax, sizeCalculation: (jpeg) => jpeg.length })
  const begun = new Map<string, Promise<Buffer>>()
  const limited = oneAfterAnother()

  const make = async (tag: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    try {
      const jpeg = await limited(draw)
      kept.set(tag, jpeg)
      return jpeg
    } finally {
      begun.delete(tag)
    }
  }

  /** What is kept, what somebody else waits for already, or a new one. */
  const composed = async (tag: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const ready = kept.get(tag)
    if (ready) return ready
    const made = begun.get(tag) ?? make(tag, draw)
    begun.set(tag, made)
    return made
  }

  const ofShop = async (): Promise<Result<SharePicture, 'item_not_found'>> => {
    const english = textFor('en')
    const own = english('mark')
    if (own) {
      const draw = async () => {
        const found = await shop.storage.get(largeMarkOf(own))
        if (!found) throw new Error('the picture of the mark is not there')
        const { left, top, size } = markStage
        const sharp = await imaging()
        const input = await sharp(found).resize(size, size).png().toBuffer()
        return asJpeg(shopCardSvg(english), { input, left, top })
      }
      const tag = tagOf('shop', own, english('wordmark'), english('accent'))
      return ok({ tag, jpeg: () => composed(tag, draw) })
    }
    const file = await fileOf(storage, generalPicture)
    return file ? ok({ tag: tagOf(file.version), jpeg: () => readFile(file.bytes) }) : refuse('item_not_found')
  }

  /** What was uploaded or drawn here lies in the storage, and its name never means another picture. */
  const pictureOf = async (name: string): Promise<PictureFile | undefined> => {
    if (!isKept(name)) return fileOf(storage, name)
    const bytes = async () => {
      const found = await shop.storage.get(name)
      if (!found) throw new Error(`the picture ${name} is not in the storage`)
      return found
    }
    return { bytes, version: name }
  }

  const ofItem = async (id: number): Promise<Result<SharePicture, 'item_not_found'>> => {
    const [item] = await itemsByIds(shop.pool, [id])
    if (!item) return refuse('item_not_found')
    const weapon = await pictureOf(item.img_url_big)
    if (!weapon) return ofShop()
    const { title, quality, float, price, state, img_url_big: picture } = item
    const tag = tagOf(id, title, quality, float, state === 'sold' ? 'sold' : price, picture, weapon.version)
    return ok({ tag, jpeg: () => composed(tag, () => compose(item, weapon.bytes)) })
  }

  return { ofItem, ofShop }
}
