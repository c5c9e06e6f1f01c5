import { route } from '../../call.ts'

export const listImports = route('GET', '/staff/imports', 'staff')
export const uploadImport = route('POST', '/staff/imports', 'staff')
export const getImport = route('GET', '/staff/imports/:id', 'staff')
export const listImportRows = route('GET', '/staff/imports/:id/rows', 'staff')
export const exportImportRows = route('GET', '/staff/imports/:id/file', 'staff')
export const withdrawMissingItems = route('POST', '/staff/imports/:id/missing', 'staff')
export const exportItems = route('POST', '/staff/items/export', 'staff')
export const takeImportStep = route('POST', '/staff/imports/:id/steps', 'staff')
