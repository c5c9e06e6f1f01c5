/** operator: runs the shop; administrator: also manages staff and settings (docs/behaviour/wire.md#staff-roles). */
export const staffRoles = ['operator', 'administrator'] as const

export type StaffRole = (typeof staffRoles)[number]
