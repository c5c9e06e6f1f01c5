import type { FastifyRequest } from 'fastify'

/** A request's form parameters, flat and in the order they were sent; none when it carried no form. */
export const formOf = (request: FastifyRequest): URLSearchParams =>
  request.body instanceof URLSearchParams ? request.body : new URLSearchParams()

/** The parameters of a request's address. */
export const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URL(request.url, 'http://sandbox-pay').searchParams
