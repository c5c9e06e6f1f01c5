/** operator: runs the shop; administrator: also manages staff and settings (readings.md, Words). */
export const staffRoles = ['operator', 'administrator'] as const

export type StaffRole = (typeof staffRoles)[number]
