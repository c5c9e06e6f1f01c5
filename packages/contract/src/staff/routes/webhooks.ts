import { route } from '../../call.ts'

export const listWebhooks = route('GET', '/staff/webhooks', 'administrator')
export const getWebhook = route('GET', '/staff/webhooks/:id', 'administrator')
export const createWebhook = route('POST', '/staff/webhooks', 'administrator')
export const changeWebhook = route('POST', '/staff/webhooks/:id', 'administrator')
export const renewWebhookSecret = route('POST', '/staff/webhooks/:id/secret', 'administrator')
export const deleteWebhook = route('POST', '/staff/webhooks/:id/delete', 'administrator')
export const testWebhook = route('POST', '/staff/webhooks/:id/test', 'administrator')
export const listWebhookDeliveries = route('GET', '/staff/webhooks/:id/deliveries', 'administrator')
export const getWebhookDelivery = route('GET', '/staff/webhooks/deliveries/:id', 'administrator')
export const resendWebhook = route('POST', '/staff/webhooks/deliveries/:id/resend', 'administrator')
export const skipWebhook = route('POST', '/staff/webhooks/deliveries/:id/skip', 'administrator')
