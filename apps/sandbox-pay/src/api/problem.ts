/** An error as Stripe answers it (API reference, Errors). */
export interface Problem {
  status: 400 | 401 | 404 | 500
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  /** The parameter at fault, spelled as it was sent */
  param?: string
}

/** What a call answers that a fault breaks. */
export const brokenOnPurpose: Problem = { status: 500, type: 'api_error', message: 'Broken on purpose.' }

/** What an API call answers. */
export interface Answer {
  status: number
  body: object
}

/** The answer that carries a problem, in Stripe's shape. */
export const problemAnswer = ({ status, ...error }: Problem): Answer => ({ status, body: { error } })

/** A request that Stripe would not accept, with status 400. */
export const invalidRequest = (message: string, details: { code?: string; param?: string } = {}): Problem => ({
  status: 400,
  type: 'invalid_request_error',
  message,
  ...details,
})

/** An object that does not exist; `kind` is Stripe's name for it, `param` the parameter that named it. */
export const noSuch = (kind: string, id: string, param = 'id'): Problem => ({
  status: 404,
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: `No such ${kind}: '${id}'`,
  param,
})
