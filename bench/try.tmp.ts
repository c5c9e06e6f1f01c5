import { measureDesk } from './desk.ts'
import { newDataDir, removeDataDir, startShop } from './shop.ts'
const dataDir = await newDataDir()
const shop = await startShop(dataDir)
try { console.time('all'); for (const f of await measureDesk(shop)) console.log(f.what.padEnd(60), f.ours, f.beside); console.timeEnd('all') } finally { await shop.stop(); await removeDataDir(dataDir) }
