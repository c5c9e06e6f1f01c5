import { route } from '../../call.ts'

export const listSkins = route('GET', '/staff/catalogue/skins', 'staff')
export const getSkin = route('GET', '/staff/catalogue/skins/:id', 'staff')
export const setReference = route('POST', '/staff/catalogue/skins/:id/reference', 'staff')
export const endReference = route('POST', '/staff/catalogue/skins/:id/reference/end', 'staff')
export const getPriceLists = route('GET', '/staff/catalogue/price-lists', 'staff')
export const uploadSkinPicture = route('POST', '/staff/catalogue/skins/:id/pictures/:exterior', 'staff')
export const drawSkin = route('POST', '/staff/catalogue/skins/:id/draw', 'staff')
export const removeSkinPicture = route('POST', '/staff/catalogue/skins/:id/remove-picture', 'staff')
