import { type Result, refuse } from '@pandrop/contract/result'
import { staffRoles } from '@pandrop/contract/staff/roles'
import { createStaff } from '@pandrop/contract/staff/team'
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
import { moment, printTable } from './table.ts'
import { readTyped, sayRefusal, sayUsage, typist } from './usage.ts'
import { withAudit } from './with-audit.ts'

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
  run: async (context) => {
    const usage = `staff create --email ann@example.com --name "Ann Lee" --role ${staffRoles.join('|')}`
    const typed = readTyped(context.args, flags)
    if (!typed || typed.positionals.length > 0) return sayUsage(context, usage)
    const person = createStaff.body.safeParse({ ...typed.values })
    if (!person.success) return sayUsage(context, usage)
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
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, 'staff list')
    const team = await listTeam(context.pool)
    if (team.length === 0) context.print('Nobody works in the back office yet.')
    printTable(
      context,
      team.map(({ email, name, role, active, has_totp, passkeys, seen_at }) => [
        email,
        name,
        role,
        active ? 'active' : 'locked',
        `second factors: ${Number(has_totp) + passkeys}`,
        seen_at ? `signed in ${moment(new Date(seen_at))}` : 'has not signed in yet',
      ]),
    )
    return 0
  },
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

const switchTo = (active: boolean, name: string, done: string): Command['run'] => {
  return async (context) => {
    const changed = await toMember(context, name, (staffId) => changeMember(context, staffId, { active, by: typist() }))
    if (!changed) return sayUsage(context, `${name} <e-mail>`)
    if (!changed.ok) return sayRefusal(context, changed)
    context.print(`${changed.value.name} ${done}`)
    return 0
  }
}

/** `staff lock`: ends their sessions too. */
export const staffLock: Command = {
  name: 'staff lock',
  does: 'keeps somebody out of the back office, at once',
  run: switchTo(false, 'staff lock', 'is locked; every session of theirs has ended.'),
}

/** `staff unlock`: with the password and the second factors that they had. */
export const staffUnlock: Command = {
  name: 'staff unlock',
  does: 'lets somebody in again',
  run: switchTo(true, 'staff unlock', 'can sign in again.'),
}

/** `staff reset`: for whoever lost password or second factor. */
export const staffReset: Command = {
  name: 'staff reset',
  does: 'gives somebody a new one-time password',
  run: async (context) => {
    const reset = await toMember(context, 'staff reset', (staffId) =>
      resetMemberAccess(context, { staffId, by: typist() }),
    )
    if (!reset) return sayUsage(context, 'staff reset <e-mail>')
    return reset.ok ? sayAccess(context, reset.value) : sayRefusal(context, reset)
  },
}
