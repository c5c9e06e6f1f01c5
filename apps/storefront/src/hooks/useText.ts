import type { Text } from '@pandrop/dictionaries/translate'
import { useShop } from '../shop.ts'

/** The texts of the visitor's language: text('key', { hole: value }). */
export const useText = (): Text => useShop().text
