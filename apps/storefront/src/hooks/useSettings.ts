import { settingsQuery } from '@pandrop/api-client/content-queries'
import type { Settings } from '@pandrop/contract/content'
import { useQuery } from '@tanstack/react-query'
import { defaultSettings } from '../settings.ts'
import { useApi } from './useApi.ts'

/** What drives the shop; defaults where the server did not answer (docs/behaviour/wire.md#settings-defaults). */
export const useSettings = (): Settings => useQuery(settingsQuery(useApi())).data ?? defaultSettings
