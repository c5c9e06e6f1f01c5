import { crc32 } from 'node:zlib'

/** A file of an archive. */
interface ZipEntry {
  /** without folders, ASCII */
  name: string
  content: Buffer
  at: Date
}

// PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16.
const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endHeader = 0x06054b50
const version = 20
const stored = 0

/** Date and time as MS-DOS had them: two seconds at a time, from 1980 on; UTC. */
const dosMoment = (at: Date): { time: number; date: number } => ({
  time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  date: (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
})

/** What both headers of a file have in common, from "version needed" to the length of its name. */
const common = ({ name, content, at }: ZipEntry): Buffer => {
  const { time, date } = dosMoment(at)
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(version, 0)
  bytes.writeUInt16LE(stored, 4)
  bytes.writeUInt16LE(time, 6)
  bytes.writeUInt16LE(date, 8)
  bytes.writeUInt32LE(crc32(content), 10)
  bytes.writeUInt32LE(content.length, 14)
  bytes.writeUInt32LE(content.length, 18)
  bytes.writeUInt16LE(Buffer.byteLength(name), 22)
  return bytes
}

const signature = (number: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}

const centralEntry = (head: Buffer, name: string, offset: number): Buffer => {
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(version)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([signature(centralHeader), madeBy, head, rest, Buffer.from(name)])
}

/**
 * Files as one ZIP archive, written while they come: no more than one of them is held. They are stored as they are,
 * which suits what is compressed already, such as PDF. At most 65,535 files and 4 GB: whoever calls keeps to that.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const central: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const head = common(entry)
    central.push(centralEntry(head, entry.name, offset))
    const local = Buffer.concat([signature(localHeader), head, Buffer.from(entry.name)])
    yield local
    yield entry.content
    offset += local.length + entry.content.length
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
