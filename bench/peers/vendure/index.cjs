// Vendure's search, indexed whole: its queue takes five changes a second, which would be more than an hour.
require('reflect-metadata')
const V = require('@vendure/core')
const { config } = require('./config.cjs')

const minutesMax = 45

const index = async () => {
  const app = await V.bootstrap(config)
  const ctx = await app.get(V.RequestContextService).create({ apiType: 'admin', languageCode: 'en' })
  const database = app.get(V.TransactionalConnection).rawConnection
  await database.query('delete from job_record')
  await app.get(V.JobQueueService).start()
  const job = await app.get(V.SearchService).reindex(ctx)
  for (let seconds = 0; seconds < minutesMax * 60; seconds += 1) {
    const [row] = await database.query('select state, progress from job_record where id = $1', [job.id])
    if (row?.state === 'COMPLETED') return
    if (['FAILED', 'CANCELLED'].includes(row?.state)) throw new Error(`the search index: ${row.state}`)
    if (seconds % 30 === 0) console.log(`${row?.progress ?? 0} %`)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error(`the search index is not done after ${minutesMax} minutes`)
}

index().then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
