import { type Place, readEnvironment } from '@pandrop/sandbox/environment'

/** What the operator, or `npm start`, sets for this process. */
export interface Env extends Place {
  secretKey: string
}

/** The environment, checked. Throws one error that names every missing or wrong value. */
export const readEnv = (variables: NodeJS.ProcessEnv = process.env): Env =>
  readEnvironment('sandbox-steam', variables, '3011', (value) => ({
    secretKey: value({
      name: 'SANDBOX_SECRET_KEY',
      rule: 'at least 16 characters without a space',
      isRight: (found) => /^\S{16,}$/.test(found),
    }),
  }))
