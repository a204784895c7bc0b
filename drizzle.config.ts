import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./app/server/database/schema.server.ts",
  out: "./migrations",
});
