import { readEnv } from './env.ts'
import { createLogger } from './logger.ts'
import { OperatorProblem } from './operator-problem.ts'
import { startShop } from './start.ts'

const secondsToStop = 15

const run = async (): Promise<void> => {
  const env = readEnv()
  const log = createLogger(env)
  const shop = await startShop(env, log)
  let stopping = false
  const stop = async (exitCode: number): Promise<void> => {
    if (stopping) return
    stopping = true
    // Somebody's slow download must not keep a stopped shop alive.
    setTimeout(() => process.exit(1), secondsToStop * 1000).unref()
    await shop.stop()
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
  shop.failed.then((error) => {
    log.fatal({ err: error }, 'the shop cannot go on')
    return stop(1)
  })
  for (const line of shop.greeting) console.log(line)
}

run().catch((error: unknown) => {
  // What only the operator can put right is told without a stack.
  console.error(error instanceof OperatorProblem ? `\n${error.message}\n` : error)
  process.exit(1)
})
