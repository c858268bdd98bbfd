import { registerHooks } from "node:module";

/** Loaded before a product (`--import`): it prints which files of these packages are loaded. */
registerHooks({
  load(url, context, next) {
    if (/\/node_modules\/(?:@opentelemetry\/(?:sdk|exporter)|prom-client|pg\/)/.test(url))
      process.stdout.write(`loaded ${url}\n`);
    return next(url, context);
  },
});
