import pg from 'pg'
import { OperatorProblem } from '../operator-problem.ts'

interface Connection {
  on(event: 'parameterStatus', listener: (status: { parameterName: string; parameterValue: string }) => void): void
  emit(event: 'error', error: Error): void
  stream: { destroy(): void }
}

// SQLSTATE cannot_connect_now: for whoever asks it is away, and may come back as the primary.
const standbyProblem = (): Error =>
  Object.assign(
    new OperatorProblem(
      'DATABASE_URL leads to a standby, which knows less than the primary and takes nothing: lead it to the primary, ' +
        'as a balancer that follows it does (docs/recipes/run-a-cluster.md).',
    ),
    { code: '57P03' },
  )

/**
 * A connection to the primary of a replicated database, or to the only one there is. A standby says that it is one
 * before it can be asked anything (in_hot_standby, PostgreSQL manual, 20.15), and connect() throws.
 */
export class PrimaryClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const { connection } = this as unknown as { connection: Connection }
    connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName !== 'in_hot_standby' || parameterValue !== 'on') return
      connection.emit('error', standbyProblem())
      connection.stream.destroy()
    })
  }
}
