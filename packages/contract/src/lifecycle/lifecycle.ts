/**
 * Who takes a step: staff, a customer, a job whose time has come, the report of a card provider or bank, or another
 * noun that carries it with its own step.
 */
export type Actor = 'staff' | 'customer' | 'job' | 'report' | 'payout' | 'order' | 'deal'

/** One thing that can happen, from which states it can, and where it leads. */
export interface Step<State extends string = string> {
  from: readonly State[]
  /** absent: it stays where it is */
  to?: State
  by: readonly Actor[]
  /** the word for it on the command line, behind the noun */
  command?: string
  /** what it does, in a line of the command line's list */
  does?: string
  /** a fact of the subject: not before this moment is over */
  after?: string
  /** a fact: not once this moment is over; a moment that nobody knows never is */
  until?: string
  /** facts that must be there */
  only?: readonly string[]
  /** a fact that must not be there yet */
  unless?: string
  /** fields that whoever takes it has to fill in */
  needs?: readonly string[]
  /** fields that they may fill in, beside a note to the customer and a reason for the record */
  takes?: readonly string[]
  /** its reason is told to the customer, and not only kept for the record */
  tellsReason?: true
  /** what the record says of it, before what its taker adds */
  record?: string
  /** the template of the mail that the customer gets */
  mail?: string
  /** staff take it with a call that has more to say than one step does */
  hasOwnCall?: true
  /** taking it a second time is decided by what it says, not by its name alone */
  repeatsByContent?: true
}

/** Every state of a noun and every step between them, declared once: server, screens and command line read it. */
export interface Lifecycle<State extends string = string, Name extends string = string> {
  states: readonly State[]
  steps: Readonly<Record<Name, Step<State>>>
}

/** Declares a lifecycle without widening its types: steps lead from and to its own states. */
export const defineLifecycle = <
  const State extends string,
  const Steps extends Readonly<Record<string, Step<NoInfer<State>>>>,
>(lifecycle: {
  states: readonly State[]
  steps: Steps
}): { states: readonly State[]; steps: Steps } => lifecycle

/** The states of a lifecycle. */
export type StateOf<L extends Lifecycle> = L['states'][number]

/** The names of its steps. */
export type StepOf<L extends Lifecycle> = Extract<keyof L['steps'], string>

/** The names of the steps that somebody may take. */
export type StepBy<L extends Lifecycle, Who extends Actor> = {
  [Name in StepOf<L>]: Who extends L['steps'][Name]['by'][number] ? Name : never
}[StepOf<L>]

/** The names of the steps that staff take with the one call of the noun. */
export type StaffStepOf<L extends Lifecycle> = {
  [Name in StepBy<L, 'staff'>]: L['steps'][Name] extends { hasOwnCall: true } ? never : Name
}[StepBy<L, 'staff'>]

type Named<L extends Lifecycle, Key extends 'after' | 'until' | 'unless' | 'only'> = {
  [Name in StepOf<L>]: L['steps'][Name] extends Readonly<Record<Key, infer Fact>>
    ? Fact extends readonly (infer One)[]
      ? One
      : Fact
    : never
}[StepOf<L>]

/** The facts that its steps ask about. */
type FactOf<L extends Lifecycle> = Extract<
  Named<L, 'after'> | Named<L, 'until'> | Named<L, 'unless'> | Named<L, 'only'>,
  string
>

/** Facts are moments in UTC, or whether something is so; null or false: it is not. */
type Fact = Date | boolean | null

/** A subject as far as a step is decided by it. */
export type Standing<L extends Lifecycle> = {
  state: StateOf<L>
  /** the newest thing that happened to it; absent where nobody keeps that: then its state alone tells */
  lastStep?: string
} & Readonly<Record<FactOf<L>, Fact>>

/**
 * Whether a step may be taken. again: it has just been taken, so there is nothing to do; state: it does not lead from
 * here; early: only time is missing; late: its time is over; fact: the named fact is missing or there already.
 */
export type Verdict =
  | { may: 'now' | 'again' | 'state' }
  | { may: 'early'; from: Date | null }
  | { may: 'late' }
  | { may: 'fact'; fact: string }

const momentOf = (fact: Fact | undefined): Date | null => (fact instanceof Date ? fact : null)

const isSo = (fact: Fact | undefined): boolean => (fact ?? false) !== false

/** Decides about one step of a lifecycle for a subject at a moment. */
export const decide = <L extends Lifecycle>(
  lifecycle: L,
  subject: Standing<NoInfer<L>>,
  name: StepOf<NoInfer<L>>,
  now: Date,
): Verdict => {
  const step = lifecycle.steps[name] as Step
  const { state, lastStep } = subject
  const facts = subject as unknown as Readonly<Record<string, Fact | undefined>>
  const isTaken = state === step.to && (lastStep === undefined || lastStep === name)
  if (isTaken && !step.repeatsByContent) return { may: 'again' }
  if (!step.from.includes(state)) return { may: 'state' }
  const missing = step.only?.find((fact) => !isSo(facts[fact]))
  if (missing !== undefined) return { may: 'fact', fact: missing }
  if (step.unless !== undefined && isSo(facts[step.unless])) return { may: 'fact', fact: step.unless }
  const end = step.until === undefined ? null : momentOf(facts[step.until])
  if (end !== null && end <= now) return { may: 'late' }
  const begin = step.after === undefined ? null : momentOf(facts[step.after])
  if (step.after !== undefined && (begin === null || begin > now)) return { may: 'early', from: begin }
  return { may: 'now' }
}

/** Where a lifecycle leads: each pair of states with a step between them, once. */
export const transitionsOf = <L extends Lifecycle>({ steps }: L): [from: StateOf<L>, to: StateOf<L>][] => {
  const pairs = new Map<string, [StateOf<L>, StateOf<L>]>()
  for (const { from, to } of Object.values<Step<StateOf<L>>>(steps)) {
    for (const state of from) if (to !== undefined && to !== state) pairs.set(`${state} → ${to}`, [state, to])
  }
  return [...pairs.values()]
}

/** Everything that staff can do, in the order in which it is declared. */
export const actionsOf = <L extends Lifecycle>({ steps }: L): StepBy<L, 'staff'>[] =>
  Object.entries<Step>(steps).flatMap(([name, { by }]) => (by.includes('staff') ? [name as StepBy<L, 'staff'>] : []))

/** The steps that staff take with the one call of the noun, in the order in which they are declared. */
export const staffStepsOf = <L extends Lifecycle>(lifecycle: L): StaffStepOf<L>[] =>
  actionsOf(lifecycle).filter((name): name is StaffStepOf<L> => !(lifecycle.steps[name] as Step).hasOwnCall)

/** What staff can do with a subject now, in the words of the command line, and from when what waits for its time. */
export const possibleCommands = <L extends Lifecycle>(lifecycle: L, subject: Standing<NoInfer<L>>, now: Date) =>
  actionsOf(lifecycle).flatMap((name): string[] => {
    const { command } = lifecycle.steps[name] as Step
    const verdict = decide(lifecycle, subject, name, now)
    if (command === undefined) return []
    if (verdict.may === 'early' && verdict.from !== null) return [`${command} (from ${momentText(verdict.from)} UTC)`]
    return verdict.may === 'now' ? [command] : []
  })

const momentText = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ')
