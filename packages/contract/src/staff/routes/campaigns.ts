import { route } from '../../call.ts'

export const listCampaigns = route('GET', '/staff/campaigns', 'staff')
export const previewCampaign = route('GET', '/staff/campaigns/preview', 'staff')
export const getCampaign = route('GET', '/staff/campaigns/:id', 'staff')
export const listCampaignItems = route('GET', '/staff/campaigns/:id/items', 'staff')
export const createCampaign = route('POST', '/staff/campaigns', 'staff', { idempotent: true })
export const addCampaignItems = route('POST', '/staff/campaigns/:id/items', 'staff')
export const stopCampaign = route('POST', '/staff/campaigns/:id/stop', 'staff')
