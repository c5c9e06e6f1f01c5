import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readParameters } from '../api/parameters.ts'
import { problemAnswer } from '../api/problem.ts'
import { checkSecretKey } from '../api/secret-key.ts'
import type { Faults } from '../faults.ts'
import { formOf } from './form.ts'

/**
 * The fault knobs, to be registered under /_sandbox: `POST /faults` with any of fail_calls, lose_answers and
 * webhook_delay_seconds sets these (the others stay) and answers all. For callers on this machine with the secret key;
 * for any other they do not exist.
 */
export const controlRoutes = (parts: { faults: Faults; secretKey: string }) => async (control: FastifyInstance) => {
  const { faults, secretKey } = parts

  control.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    const problem = checkSecretKey(request.headers.authorization, secretKey)
    if (problem) return reply.status(problem.status).send(problemAnswer(problem).body)
  })

  control.post('/faults', (request, reply) => {
    const parameters = readParameters(formOf(request))
    const wanted: Faults = {
      failCalls: parameters.wholeNumber('fail_calls') ?? faults.failCalls,
      loseAnswers: parameters.wholeNumber('lose_answers') ?? faults.loseAnswers,
      webhookDelaySeconds: parameters.wholeNumber('webhook_delay_seconds') ?? faults.webhookDelaySeconds,
    }
    const problem = parameters.problem()
    if (problem) return reply.status(problem.status).send(problemAnswer(problem).body)
    return Object.assign(faults, wanted)
  })
}

// A proxy on this machine also connects from loopback; what it passes on comes from elsewhere.
const isFromThisMachine = (request: FastifyRequest): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(request.ip) && request.headers['x-forwarded-for'] === undefined
