import { route } from '../../call.ts'

export const listStaffPages = route('GET', '/staff/static-pages', 'staff')
export const createPage = route('POST', '/staff/static-pages', 'administrator')
export const orderPages = route('POST', '/staff/static-pages/order', 'administrator')
export const previewPage = route('POST', '/staff/static-pages/preview', 'staff')
export const getPageVersion = route('GET', '/staff/static-pages/versions/:id', 'staff')
export const getStaffPage = route('GET', '/staff/static-pages/:id', 'staff')
export const changePage = route('POST', '/staff/static-pages/:id', 'administrator')
export const takeShippedTexts = route('POST', '/staff/static-pages/shipped', 'administrator')
export const settleShippedText = route('POST', '/staff/static-pages/:id/shipped', 'administrator')
export const savePageText = route('POST', '/staff/static-pages/:id/text', 'administrator')
export const listPageVersions = route('GET', '/staff/static-pages/:id/versions', 'staff')
