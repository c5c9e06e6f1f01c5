import { isWebAddress, type Place, readEnvironment } from '@pandrop/sandbox/environment'

/** What the operator, or `npm start`, sets for this process. */
export interface Env extends Place {
  secretKey: string
  webhookSecret: string
  webhookUrl: string
}

/** The environment, checked. Throws one error that names every missing or wrong value. */
export const readEnv = (variables: NodeJS.ProcessEnv = process.env): Env =>
  readEnvironment('sandbox-pay', variables, '3010', (value) => ({
    secretKey: value({
      name: 'SANDBOX_SECRET_KEY',
      rule: 'sk_test_ and at least 16 characters',
      isRight: (found) => /^sk_test_\S{16,}$/.test(found),
    }),
    webhookSecret: value({
      name: 'SANDBOX_WEBHOOK_SECRET',
      rule: 'whsec_ and at least 16 characters',
      isRight: (found) => /^whsec_\S{16,}$/.test(found),
    }),
    webhookUrl: value({ name: 'SANDBOX_WEBHOOK_URL', rule: 'an http or https address', isRight: isWebAddress }),
  }))
