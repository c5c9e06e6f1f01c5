import { crc32 } from 'node:zlib'

/** An item as far as the game must know it to show it. */
export interface InspectedItem {
  /** the game's number of the weapon */
  def_index: number
  /** the game's number of the finish; 0 for a vanilla knife */
  paint_index: number
  type: string
  /** English name of the rarity */
  rarity: string
  /** normal, stattrak or souvenir */
  variant: string
  /** null together with the paint seed, for a vanilla knife */
  float: number | null
  paint_seed: number | null
}

/** A field of a protobuf message: its number and a whole number from 0 to 2³² − 1. */
export type PreviewField = readonly [field: number, value: number]

// CEconItemPreviewDataBlock, in Valve's cstrike15_gcmessages.proto.
const fields = {
  defindex: 3,
  paintindex: 4,
  rarity: 5,
  quality: 6,
  paintwear: 7,
  paintseed: 8,
  killeaterscoretype: 9,
  killeatervalue: 10,
} as const

const rarityNumbers: Readonly<Record<string, number>> = {
  'Consumer Grade': 1,
  'Industrial Grade': 2,
  'Mil-Spec Grade': 3,
  Restricted: 4,
  Classified: 5,
  Covert: 6,
  Extraordinary: 6,
  Contraband: 7,
}

/** What the game calls quality. A knife with StatTrak™ stays "unusual": its counter alone makes the difference. */
const qualities = { unique: 4, unusual: 3, strange: 9, tournament: 12 } as const

const qualityOf = ({ type, variant }: InspectedItem): number => {
  if (type === 'Knife' || type === 'Gloves') return qualities.unusual
  if (variant === 'stattrak') return qualities.strange
  return variant === 'souvenir' ? qualities.tournament : qualities.unique
}

/** The 32 bits of a number in single precision, which is how the game keeps a float. */
export const singleBits = (float: number): number => {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, float)
  return view.getUint32(0)
}

/** A whole number in the base-128 writing of protobuf: seven bits a byte, lowest first, all but the last marked. */
const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]

// A number's tag is its field times eight; the wire type of a varint, which would be added, is zero.
const encodeField = ([field, value]: PreviewField): number[] => [...varint(field * 8), ...varint(value)]

/** The game refuses a link whose last four bytes are not this sum over the others. */
const checksumOf = (marked: Buffer): number => {
  const crc = crc32(marked)
  const messageLength = marked.length - 1
  return ((crc & 0xffff) ^ (messageLength * crc)) >>> 0
}

/**
 * The game's preview of an item in hexadecimal: a zero byte, the message, its checksum. The same bytes as by csfloat's
 * cs-inspect-serializer and ianlucas's cs2-lib-inspect, whose published links are in the test.
 */
export const previewHex = (message: readonly PreviewField[]): string => {
  const marked = Buffer.from([0, ...message.flatMap(encodeField)])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(checksumOf(marked))
  return Buffer.concat([marked, checksum]).toString('hex').toUpperCase()
}

/**
 * A link that opens the game and shows this very finish, float and pattern. It carries all of that itself and asks no
 * Steam account. Kills are not known to the shop: a StatTrak™ counter shows 0.
 * @returns null for a rarity that the game does not have
 */
export const inspectLinkOf = (item: InspectedItem): string | null => {
  const rarity = rarityNumbers[item.rarity]
  if (rarity === undefined) return null
  const { float, paint_seed: seed } = item
  const hex = previewHex([
    [fields.defindex, item.def_index],
    [fields.paintindex, item.paint_index],
    [fields.rarity, rarity],
    [fields.quality, qualityOf(item)],
    ...(float === null ? [] : [[fields.paintwear, singleBits(float)] as const]),
    ...(seed === null ? [] : [[fields.paintseed, seed] as const]),
    ...(item.variant === 'stattrak' ? statTrakCounter : []),
  ])
  return `steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20${hex}`
}

const statTrakCounter: readonly PreviewField[] = [
  [fields.killeaterscoretype, 0],
  [fields.killeatervalue, 0],
]
