import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive. */
export interface ZipEntry {
  /** ASCII; folders are parted by "/" */
  name: string
  /** whole, and then stored as it is; or piece by piece, and then deflated */
  content: Buffer | AsyncIterable<string>
  at: Date
}

// PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.9, 4.3.12 and 4.3.16.
const localHeader = 0x04034b50
const dataDescriptor = 0x08074b50
const centralHeader = 0x02014b50
const endHeader = 0x06054b50
const version = 20
const [stored, deflated] = [0, 8]
// Section 4.4.4: checksum and lengths stand behind the content, because nobody knew them before it was written.
const saidBehind = 0x0008

/** What is known of a content once it was written. */
interface Measures {
  checksum: number
  bytes: number
  packedBytes: number
}

/** Date and time as MS-DOS had them: two seconds at a time, from 1980 on; UTC. */
const dosMoment = (at: Date): { time: number; date: number } => ({
  time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  date: (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
})

/** What both headers of a file have in common, from "version needed" to the length of its name. */
const common = ({ name, content, at }: ZipEntry, { checksum, bytes, packedBytes }: Measures): Buffer => {
  const { time, date } = dosMoment(at)
  const isWhole = Buffer.isBuffer(content)
  const head = Buffer.alloc(26)
  head.writeUInt16LE(version, 0)
  head.writeUInt16LE(isWhole ? 0 : saidBehind, 2)
  head.writeUInt16LE(isWhole ? stored : deflated, 4)
  head.writeUInt16LE(time, 6)
  head.writeUInt16LE(date, 8)
  head.writeUInt32LE(checksum, 10)
  head.writeUInt32LE(packedBytes, 14)
  head.writeUInt32LE(bytes, 18)
  head.writeUInt16LE(Buffer.byteLength(name), 22)
  return head
}

const signature = (number: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}

const localEntry = (entry: ZipEntry, measures: Measures): Buffer =>
  Buffer.concat([signature(localHeader), common(entry, measures), Buffer.from(entry.name)])

const centralEntry = (entry: ZipEntry, measures: Measures, offset: number): Buffer => {
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(version)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([signature(centralHeader), madeBy, common(entry, measures), rest, Buffer.from(entry.name)])
}

const descriptorOf = ({ checksum, bytes, packedBytes }: Measures): Buffer => {
  const said = Buffer.alloc(12)
  said.writeUInt32LE(checksum, 0)
  said.writeUInt32LE(packedBytes, 4)
  said.writeUInt32LE(bytes, 8)
  return Buffer.concat([signature(dataDescriptor), said])
}

/** Deflates a content while it comes, and says afterwards what it measured. */
async function* packed(content: AsyncIterable<string>): AsyncGenerator<Buffer, Measures> {
  const measures = { checksum: 0, bytes: 0, packedBytes: 0 }
  async function* measured() {
    for await (const piece of content) {
      const bytes = Buffer.from(piece)
      measures.checksum = crc32(bytes, measures.checksum)
      measures.bytes += bytes.length
      yield bytes
    }
  }
  for await (const piece of Readable.from(measured()).compose(createDeflateRaw()) as AsyncIterable<Buffer>) {
    measures.packedBytes += piece.length
    yield piece
  }
  return measures
}

/**
 * Files as one ZIP archive, written while they come: no more than one of them is held, and of one that comes piece by
 * piece no more than a piece. Files that are whole are stored as they are, which suits what is compressed already, such
 * as PDF. At most 65,535 files and 4 GB: whoever calls keeps to that.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const central: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const { content } = entry
    const isWhole = Buffer.isBuffer(content)
    const [checksum, bytes] = isWhole ? [crc32(content), content.length] : [0, 0]
    const local = localEntry(entry, { checksum, bytes, packedBytes: bytes })
    yield local
    let measures = { checksum, bytes, packedBytes: bytes }
    let behind: Buffer = Buffer.alloc(0)
    if (isWhole) yield content
    else {
      measures = yield* packed(content)
      behind = descriptorOf(measures)
      yield behind
    }
    central.push(centralEntry(entry, measures, offset))
    offset += local.length + measures.packedBytes + behind.length
  }
  const directory = Buffer.concat(central)
  yield directory
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length, 4)
  end.writeUInt16LE(central.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  yield Buffer.concat([signature(endHeader), end])
}
