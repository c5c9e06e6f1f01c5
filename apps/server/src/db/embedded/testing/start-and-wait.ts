import { startEmbedded } from '../../embedded.ts'

// Stands for a server that a test kills or lets run out: starts the database of the folder named as argument, says so,
// and exits without stopping it when its standard input ends.
const [dataDir = ''] = process.argv.slice(2)
await startEmbedded({ dataDir, durable: false, log: console })
console.log('started')
process.stdin.resume().once('end', () => process.exit())
