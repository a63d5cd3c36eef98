import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  server: { port: 5173, strictPort: true },
  build: {
    target: "es2022",
    // Nothing inlined: the content policy allows files of our own, not data: fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    restoreMocks: true,
    // One page's modules for all files of a worker: loading them anew for each took more than the tests themselves.
    pool: "threads",
    isolate: false,
    setupFiles: ["test/everyTest.ts"],
    // A machine that builds beside the tests is slow; a test that hangs is found all the same.
    testTimeout: 60_000,
  },
});
