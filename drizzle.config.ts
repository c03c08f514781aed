import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name=…` writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/database/schema/index.ts',
  out: './src/server/database/migrations',
});
