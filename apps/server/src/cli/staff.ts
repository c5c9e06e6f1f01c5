import { userInfo } from 'node:os'
import { type Result, refuse } from '@pandrop/contract/result'
import { staffRoles } from '@pandrop/contract/staff/roles'
import { createStaff } from '@pandrop/contract/staff/team'
import { audited } from '../domains/identity/audit/audit.ts'
import {
  addMember,
  changeMember,
  findMember,
  listTeam,
  type NewAccess,
  resetMemberAccess,
} from '../domains/identity/staff/team.ts'
import { backOfficeAddressOf } from '../domains/identity/staff-sign-in/relying-party.ts'
import type { Command, CommandContext } from './command.ts'
import { type Columns, printList } from './table.ts'
import { readTyped, sayRefusal, sayUsage, typist } from './usage.ts'

const flags = { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } } as const

const sayAccess = ({ print, env }: CommandContext, { staff, oneTimePassword }: NewAccess): number => {
  print(`Sign in at:         ${backOfficeAddressOf(env)}`)
  print(`E-mail:             ${staff.email}`)
  print(`One-time password:  ${oneTimePassword}`)
  print('It is shown once. The first sign-in asks for a password of their own and for a second factor.')
  return 0
}

/** `staff create`: prints the one-time password, once. */
export const staffCreate: Command = {
  name: 'staff create',
  does: 'lets somebody work in the back office',
  usage: `staff create --email ann@example.com --name "Ann Lee" --role ${staffRoles.join('|')}`,
  run: async (context) => {
    const typed = readTyped(context.args, flags)
    if (!typed || typed.positionals.length > 0) return sayUsage(context, staffCreate)
    const person = createStaff.body.safeParse({ ...typed.values })
    if (!person.success) return sayUsage(context, staffCreate)
    const { email, name, role } = person.data
    const input = { email, name, role }
    const made = await withAudit(context, { action: 'staff create', input }, () =>
      addMember(context, { ...input, by: typist() }),
    )
    return made.ok ? sayAccess(context, made.value) : sayRefusal(context, made)
  },
}

/** `staff list`: who works in the back office. */
export const staffList: Command = {
  name: 'staff list',
  does: 'lists who works in the back office',
  usage: 'staff list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, staffList)
    printList(context, { rows: await listTeam(context.pool), columns, none: 'Nobody works in the back office yet.' })
    return 0
  },
}

const columns: Columns<Awaited<ReturnType<typeof listTeam>>[number]> = {
  'e-mail': ({ email }) => email,
  name: ({ name }) => name,
  role: ({ role }) => role,
  state: ({ active }) => (active ? 'active' : 'locked'),
  'second factors': ({ has_totp, passkeys }) => Number(has_totp) + passkeys,
  'signed in': ({ seen_at }) => seen_at && new Date(seen_at),
}

/** Does something to the person whose e-mail was typed. */
const toMember = async <Value>(
  context: CommandContext,
  action: string,
  work: (staffId: number) => Promise<Result<Value>>,
): Promise<Result<Value> | null> => {
  const [typed = '', ...more] = context.args
  if (typed === '' || more.length > 0) return null
  const email = typed.trim().toLowerCase()
  return withAudit<Result<Value>>(context, { action, input: { email } }, async () => {
    const staffId = await findMember(context.pool, email)
    return staffId === undefined ? refuse('staff_not_found') : work(staffId)
  })
}

const switchTo = (active: boolean, { name, does, done }: { name: string; does: string; done: string }): Command => {
  const command: Command = {
    name,
    does,
    usage: `${name} <e-mail>`,
    run: async (context) => {
      const changed = await toMember(context, name, (id) => changeMember(context, id, { active, by: typist() }))
      if (!changed) return sayUsage(context, command)
      if (!changed.ok) return sayRefusal(context, changed)
      context.print(`${changed.value.name} ${done}`)
      return 0
    },
  }
  return command
}

/** `staff lock`: ends their sessions too. */
export const staffLock = switchTo(false, {
  name: 'staff lock',
  does: 'keeps somebody out of the back office, at once',
  done: 'is locked; every session of theirs has ended.',
})

/** `staff unlock`: with the password and the second factors that they had. */
export const staffUnlock = switchTo(true, {
  name: 'staff unlock',
  does: 'lets somebody in again',
  done: 'can sign in again.',
})

/** `staff reset`: for whoever lost password or second factor. */
export const staffReset: Command = {
  name: 'staff reset',
  does: 'gives somebody a new one-time password',
  usage: 'staff reset <e-mail>',
  run: async (context) => {
    const reset = await toMember(context, 'staff reset', (staffId) =>
      resetMemberAccess(context, { staffId, by: typist() }),
    )
    if (!reset) return sayUsage(context, staffReset)
    return reset.ok ? sayAccess(context, reset.value) : sayRefusal(context, reset)
  },
}

/** What is done here is written down as in the back office; the keyboard's owner stands where the address does. */
const withAudit = <Outcome extends Result<unknown>>(
  { pool, clock }: Pick<CommandContext, 'pool' | 'clock'>,
  { action, input }: { action: string; input: unknown },
  work: () => Promise<Outcome>,
): Promise<Outcome> => {
  const address = `typed by ${userInfo().username}`
  const noted = { staffId: null, action: `cli ${action}`, path: 'command line', input, address }
  return audited({ pool, clock }, noted, { work, who: () => null })
}
