import type { FastifyInstance } from 'fastify'
import type { Disputes } from '../checkout/disputes.ts'
import { type Evidence, evidenceCharactersMax, evidenceFiles, evidenceTexts } from '../checkout/evidence.ts'
import type { State } from '../journal/state.ts'
import { type ById, type Calls, shown } from './call.ts'
import { listPage } from './list.ts'
import type { Parameters } from './parameters.ts'
import { invalidRequest, noSuch } from './problem.ts'

// All that evidence may say, each sign of it percent-encoded.
const formBytesMax = 2 * 1024 * 1024

/** The calls on disputes: as at Stripe a shop looks at them and answers; who opens and decides them are others. */
export const disputeCalls = (
  api: FastifyInstance,
  calls: Calls,
  { state, disputes }: { state: State; disputes: Disputes },
): void => {
  api.get('/disputes', (request, reply) =>
    calls.reading(request, reply, (parameters) => {
      const intent = parameters.text('payment_intent', 100)
      return listPage(parameters, {
        table: state.disputes,
        kind: 'dispute',
        url: '/v1/disputes',
        matches: ({ paymentIntent }) => intent === null || paymentIntent === intent,
        show: disputes.show,
      })
    }),
  )

  api.get<ById>('/disputes/:id', (request, reply) =>
    calls.reading(request, reply, () => {
      const dispute = state.disputes.get(request.params.id)
      return dispute ? shown(disputes.show(dispute)) : noSuch('dispute', request.params.id)
    }),
  )

  api.post<ById>('/disputes/:id', { bodyLimit: formBytesMax }, (request, reply) =>
    calls.unsafe(request, reply, (parameters) => {
      const evidence = readEvidence(parameters, state)
      const submits = parameters.oneOf('submit', ['true', 'false']) !== 'false'
      const problem = parameters.problem()
      if (problem) return problem
      const dispute = state.disputes.get(request.params.id)
      if (!dispute) return noSuch('dispute', request.params.id)
      const done = disputes.answering(dispute, evidence, submits)
      if (typeof done === 'string') return invalidRequest(noAnswer[done])
      return { changes: done.changes, answer: shown(disputes.show(done.dispute)) }
    }),
  )
}

const noAnswer = {
  closed: 'This dispute is already closed.',
  answered: 'This dispute is under review: its evidence has already been submitted.',
  past_due: 'This dispute is past due: it no longer takes evidence.',
} as const

const readEvidence = (parameters: Parameters, state: State): Evidence => {
  const texts = Object.entries(evidenceTexts).map(([name, lengthMax]) => {
    return [name, parameters.text(`evidence[${name}]`, lengthMax)] as const
  })
  const files = evidenceFiles.map((name) => {
    const param = `evidence[${name}]`
    const id = parameters.text(param, 100)
    if (id !== null && !state.files.get(id)) parameters.refuse(noSuch('file upload', id, param))
    return [name, id] as const
  })
  const said = [...texts, ...files].filter((field): field is [string, string] => field[1] !== null)
  if (texts.reduce((sum, [, text]) => sum + (text?.length ?? 0), 0) > evidenceCharactersMax) {
    const message = `Evidence has at most ${evidenceCharactersMax} characters.`
    parameters.refuse(invalidRequest(message, { param: 'evidence' }))
  }
  return Object.fromEntries(said)
}
