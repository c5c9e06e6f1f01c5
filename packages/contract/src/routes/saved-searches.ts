// Lists that customers keep: no page that everybody opens first makes one of these calls.
import { route } from '../call.ts'

export const listSavedSearches = route('GET', '/saved-searches', 'verified')
export const saveSearch = route('POST', '/saved-searches/save', 'verified')
export const changeSavedSearch = route('POST', '/saved-searches/change', 'verified')
export const removeSavedSearch = route('POST', '/saved-searches/remove', 'verified')
