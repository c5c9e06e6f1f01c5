// Medusa as it comes, without its admin pages; copied into its folder as medusa-config.js.
const { defineConfig } = require('@medusajs/framework/utils')

const local = 'http://127.0.0.1'

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? 9000),
      storeCors: local,
      adminCors: local,
      authCors: local,
      jwtSecret: 'bench-only',
      cookieSecret: 'bench-only',
    },
  },
  admin: { disable: true },
})
