import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'

/** One call in the two ways in which Node.js makes them, as far as we look at it. */
interface Call {
  method: string
  host: string
}

/** What Node.js tells on its channels: `request` is the same object from a call's begin to its end. */
interface Told {
  request: object
  response?: { statusCode?: number }
  error?: unknown
}

interface Channels {
  begin: string
  answered: string
  failed: string
  callOf: (request: object) => Call
}

const text = (holder: object, name: string): string => String(Reflect.get(holder, name) ?? '')

// https://nodejs.org/api/diagnostics_channel.html#http and https://undici.nodejs.org (DiagnosticsChannel)
const ways: readonly Channels[] = [
  {
    begin: 'undici:request:create',
    answered: 'undici:request:headers',
    failed: 'undici:request:error',
    callOf: (request) => ({ method: text(request, 'method'), host: new URL(text(request, 'origin')).host }),
  },
  {
    begin: 'http.client.request.start',
    answered: 'http.client.response.finish',
    failed: 'http.client.request.error',
    callOf: (request) => ({ method: text(request, 'method'), host: text(request, 'host') }),
  },
]

const watchOne = (tracer: Tracer, { begin, answered, failed, callOf }: Channels) => {
  const spans = new WeakMap<object, Span>()
  const end = (request: object, finish: (span: Span) => void) => {
    const span = spans.get(request)
    if (!span) return
    finish(span)
    span.end()
    spans.delete(request)
  }
  const listeners: Record<string, (told: unknown) => void> = {
    [begin]: (told) => {
      const { request } = told as Told
      const { method, host } = callOf(request)
      // The path is left out: with some it is a secret.
      const attributes = { 'http.request.method': method, 'server.address': host }
      spans.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }))
    },
    [answered]: (told) => {
      const { request, response } = told as Told
      end(request, (span) => span.setAttribute('http.response.status_code', response?.statusCode ?? 0))
    },
    [failed]: (told) => end((told as Told).request, (span) => span.setStatus({ code: SpanStatusCode.ERROR })),
  }
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener)
  }
}

/**
 * Makes each call to another machine (card provider, Steam, S3, endpoints of webhooks) a span of what asked for it.
 * What takes the traces away is none: OpenTelemetry suppresses it.
 * @returns ends it
 */
export const traceOutgoingCalls = (tracer: Tracer): (() => void) => {
  const stops = ways.map((way) => watchOne(tracer, way))
  return () => {
    for (const stop of stops) stop()
  }
}
