/// <reference types="vite/types/importMeta.d.ts" />
import type { D1Migration } from "@cloudflare/vitest-plugin";
import type { WebEnv } from "../../workers/web-env";

declare global {
  namespace Cloudflare {
    /** The bindings of the test Worker: the web Worker's and the migrations to set its database up with. */
    interface Env extends WebEnv {
      MIGRATIONS: D1Migration[];
      OLD_DB: D1Database;
    }
    interface GlobalProps {
      mainModule: typeof import("./test-worker");
    }
  }
}
