import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Task, TaskList } from 'graphile-worker'
import type { Env } from './env.ts'
import { version } from './version.ts'

/** Absent where nobody wants traces. */
let tracer: Tracer | undefined

const end = (span: Span, error?: unknown): void => {
  if (error !== undefined) {
    // The message may hold what a customer has written.
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

/** What is done, and what to say of it: names and numbers, never values of a customer. */
interface Traced {
  name: string
  kind: SpanKind
  attributes: Attributes
}

/** Does some work as a span of the trace that is under way. */
const inSpan = <Answer>(by: Tracer, { name, ...options }: Traced, work: () => Promise<Answer>): Promise<Answer> =>
  by.startActiveSpan(name, options, async (span) => {
    try {
      const answer = await work()
      end(span)
      return answer
    } catch (error) {
      end(span, error)
      throw error
    }
  })

/** A statement by its name; its values stay here. */
export const inStatementSpan = <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> =>
  tracer
    ? inSpan(tracer, { name, kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } }, work)
    : work()

/** The trace that is under way, 32 hex digits; undefined where there is none. */
export const traceIdNow = (): string | undefined => tracer && trace.getActiveSpan()?.spanContext().traceId

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span
  }
}

/** As the proxy in front says, where there is one that is believed: visitors begin no traces of their own. */
const around = ({ TRUST_PROXY: trusted }: Env, { headers }: FastifyRequest) =>
  trusted === undefined ? context.active() : propagation.extract(context.active(), headers)

/**
 * Makes each request that reaches the router a span, named by its route. Answers that were kept ready are given before,
 * and are none.
 */
export const traceRequests = (app: FastifyInstance, env: Env): void => {
  const by = tracer
  if (!by) return
  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    const attributes = { 'http.request.method': method, 'http.route': route, 'pandrop.request_id': request.id }
    const parent = around(env, request)
    const span = by.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    request.span = span
    context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) request.span?.setStatus({ code: SpanStatusCode.ERROR })
    request.span?.end()
    done()
  })
}

/** Makes each job a trace, named by its task. */
export const traceJobs = (tasks: TaskList): TaskList => {
  const by = tracer
  if (!by) return tasks
  const traced =
    (name: string, task: Task): Task =>
    async (payload, helpers) => {
      const attributes = { 'pandrop.job_id': helpers.job.id, 'pandrop.job_attempt': helpers.job.attempts }
      await inSpan(by, { name: `job ${name}`, kind: SpanKind.CONSUMER, attributes }, async () => task(payload, helpers))
    }
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, task && traced(name, task)]))
}

/**
 * Sends traces where OTEL_EXPORTER_OTLP_ENDPOINT says (OpenTelemetry, OTLP over HTTP as JSON); the other variables of
 * OpenTelemetry's own specification hold as well (service name, headers, sampler, batches). Without it nothing of this
 * is loaded. To be called before the first request and job.
 * @returns sends what is left and ends; at most OTEL_EXPORTER_OTLP_TIMEOUT
 */
export const startTracing = async ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Env): Promise<() => Promise<void>> => {
  if (!endpoint) return async () => {}
  const [{ OTLPTraceExporter }, { BatchSpanProcessor, NodeTracerProvider }, resources, { traceOutgoingCalls }] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/resources'),
      import('./traced-outgoing-calls.ts'),
    ])
  const own = resources.resourceFromAttributes({ 'service.name': 'pandrop', 'service.version': version })
  // What OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES say comes over what we say.
  const resource = own.merge(resources.detectResources({ detectors: [resources.envDetector] }))
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] })
  provider.register()
  tracer = provider.getTracer('pandrop', version)
  const stopWatching = traceOutgoingCalls(tracer)
  return async () => {
    tracer = undefined
    stopWatching()
    await provider.shutdown()
    trace.disable()
    context.disable()
    propagation.disable()
  }
}
