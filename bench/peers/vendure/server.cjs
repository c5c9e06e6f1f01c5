// One process for calls and jobs, as the other two have.
require('reflect-metadata')
const { bootstrap, JobQueueService } = require('@vendure/core')
const { config } = require('./config.cjs')

bootstrap(config).then(
  (app) => app.get(JobQueueService).start(),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
