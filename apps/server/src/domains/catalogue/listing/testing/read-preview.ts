import { crc32 } from 'node:zlib'

/** Numbers of CEconItemPreviewDataBlock, in Valve's cstrike15_gcmessages.proto. */
const names: Readonly<Record<number, string>> = {
  3: 'defindex',
  4: 'paintindex',
  5: 'rarity',
  6: 'quality',
  7: 'paintwear',
  8: 'paintseed',
  9: 'killeaterscoretype',
  10: 'killeatervalue',
}

const prefix = 'steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20'

const readVarints = (bytes: Buffer): number[] => {
  const values: number[] = []
  let value = 0
  let weight = 1
  for (const byte of bytes) {
    value += (byte % 128) * weight
    weight *= 128
    if (byte >= 128) continue
    values.push(value)
    value = 0
    weight = 1
  }
  return values
}

const singleOf = (bits: number): number => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(bits)
  return bytes.readFloatBE()
}

/** Reads an inspect link as the game does: refuses a wrong address, mark or checksum, then answers fields by name. */
export const readPreview = (link: string | null): Record<string, number> => {
  if (!link?.startsWith(prefix)) throw new Error(`not an inspect link: ${link}`)
  const bytes = Buffer.from(link.slice(prefix.length), 'hex')
  const marked = bytes.subarray(0, -4)
  const crc = crc32(marked)
  const checksum = ((crc & 0xffff) ^ Number(BigInt.asIntN(32, BigInt(marked.length - 1) * BigInt(crc)))) >>> 0
  if (marked[0] !== 0) throw new Error('the first byte is not zero')
  if (bytes.readUInt32BE(bytes.length - 4) !== checksum) throw new Error('the checksum is wrong')
  const numbers = readVarints(marked.subarray(1))
  const fields: Record<string, number> = {}
  for (let at = 0; at < numbers.length; at += 2) {
    const [tag = 0, value = 0] = numbers.slice(at, at + 2)
    const name = names[tag / 8] ?? `field ${tag / 8}`
    fields[name] = name === 'paintwear' ? singleOf(value) : value
  }
  return fields
}
