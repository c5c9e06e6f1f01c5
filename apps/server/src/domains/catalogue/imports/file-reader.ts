// A thread that reads the files of one import: what they cost, it costs alone (read-files.ts starts it).
import { parentPort, workerData } from 'node:worker_threads'
import { type Head, type Reading, readNow, rowsHandedOver } from './read-files.ts'

const read = await readNow(workerData as Reading)

if ('problem' in read) parentPort?.postMessage(read satisfies Head)
else {
  const { rows, ...rest } = read
  parentPort?.on('message', (from: number) => parentPort?.postMessage(rows.slice(from, from + rowsHandedOver)))
  parentPort?.postMessage({ ...rest, count: rows.length } satisfies Head)
}
