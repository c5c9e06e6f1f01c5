import type { HealthName, HealthState } from '@pandrop/contract/staff/health'

/** Texts of the shop's health; how each check is, is said by the server as at the command line. */
export const healthTexts = {
  title: (state: HealthState) =>
    ({ red: 'Something has to be done now', amber: 'Something has to be done soon', green: 'All is well' })[state],
  lookedAt: (time: string) => `looked at ${time}`,
  failed: 'The shop’s health did not load',
  states: { red: 'Now', amber: 'Soon', green: 'Well' } satisfies Record<HealthState, string>,
  names: {
    version: 'Version',
    database: 'Database',
    storage: 'Files',
    queue: 'Queue',
    jobs: 'Jobs',
    mails: 'Mails',
    provider: 'Card provider',
    bank: 'Bank',
    rates: 'Currency rates',
    references: 'Reference prices',
    certificate: 'Certificate',
    webhooks: 'Webhooks',
    trades: 'Trades sent by themselves',
    stock: 'Items on Steam accounts',
    archive: 'Archive',
    backup: 'Backup',
    restore: 'Restore',
    settings: 'Settings',
  } satisfies Record<HealthName, string>,
  open: (name: string) => `Open ${name}`,
  slowest: 'Slowest jobs of a day',
  noneSlow: 'No job has run within a day',
  took: (milliseconds: number) =>
    milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`,
} as const
