import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Faults } from '../faults.ts'
import { formOf, queryOf } from '../http/form.ts'
import type { State } from '../journal/state.ts'
import { answerOnce, type Work } from './idempotency.ts'
import { type Parameters, readParameters } from './parameters.ts'
import { type Answer, brokenOnPurpose, type Problem, problemAnswer } from './problem.ts'

export interface ById {
  Params: { id: string }
}

/** How the calls of one kind of object answer. */
export interface Calls {
  /** Looks something up; a parameter that `look` did not read is refused. */
  reading(
    request: FastifyRequest,
    reply: FastifyReply,
    look: (parameters: Parameters) => Answer | Problem,
  ): FastifyReply
  /** Changes something, once per idempotency key. */
  unsafe(request: FastifyRequest, reply: FastifyReply, work: (parameters: Parameters) => Work | Problem): FastifyReply
}

/** Sends an answer as it is. */
export const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply => reply.status(status).send(body)

/** Sends what went wrong, in Stripe's shape. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => send(reply, problemAnswer(problem))

/** The answer that shows one object. */
export const shown = (body: object): Answer => ({ status: 200, body })

/** The ways to answer over this state. */
export const createCalls = ({ state, clock, faults }: { state: State; clock: Clock; faults: Faults }): Calls => ({
  reading: (request, reply, look) => {
    const parameters = readParameters(queryOf(request))
    const found = look(parameters)
    const problem = parameters.problem()
    if (problem) return sendProblem(reply, problem)
    return 'message' in found ? sendProblem(reply, found) : send(reply, found)
  },

  unsafe: (request, reply, work) => {
    const idempotencyKey = request.headers['idempotency-key']?.toString()
    const sent = formOf(request)
    const call = { idempotencyKey, method: request.method, path: request.url, parameters: sent }
    const answer = answerOnce(state, call, clock.now(), () => {
      if (faults.failCalls > 0) {
        faults.failCalls -= 1
        return { changes: {}, answer: problemAnswer(brokenOnPurpose) }
      }
      const parameters = readParameters(sent)
      const done = work(parameters)
      return parameters.problem() ?? done
    })
    if (answer.isReplayed) reply.header('idempotent-replayed', 'true')
    return send(reply, answer)
  },
})
