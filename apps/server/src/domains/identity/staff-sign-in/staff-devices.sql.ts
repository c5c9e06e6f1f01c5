import { firstRow, statement } from '../../../db/statement.ts'

export const knownStaffDevice = firstRow<{ staff_id: number }, [staffId: number, hash: Buffer]>(
  'known_staff_device',
  'select staff_id from staff_devices where staff_id = $1 and device_hash = $2',
)

/** Seen now, whether it was known or not. */
export const meetStaffDevice = statement<never, [staffId: number, hash: Buffer, now: Date]>(
  'meet_staff_device',
  `insert into staff_devices (staff_id, device_hash, created_at, seen_at) values ($1, $2, $3, $3)
   on conflict (staff_id, device_hash) do update set seen_at = $3`,
)

export const deleteStaffDevicesOf = statement<never, [staffId: number]>(
  'delete_staff_devices_of',
  'delete from staff_devices where staff_id = $1',
)

export const deleteUnseenStaffDevices = statement<never, [before: Date]>(
  'delete_unseen_staff_devices',
  'delete from staff_devices where seen_at < $1',
)
