import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Runs after each `npm ci`: removes a quarter of what the packages bring and nothing here reads. Paths are relative to node_modules.
const unread = [
  // Headers for compiling native modules: all of ours come compiled.
  'node-*/include',
  // Source maps of published packages.
  '**/*.map',
  // The builds of hls.js: the player is built from its sources (scripts/hlsBuild.ts).
  'hls.js/dist/hls?(-demo|.min|.worker|.light|.light.min).js',
  'hls.js/dist/hls?(.min|.light|.light.min).mjs',
  // Sources, tests and documentation beside the code that is imported, and types of names that nobody uses.
  '{superjson,happy-dom,mediabunny}/src',
  'mediabunny/dist/bundles',
  '@dailymotion/vast-client/{src,spec,docs,examples,performance}',
  '@dailymotion/vast-client/dist/{192*,unpkg.com,chunks,vast-client.js,vast-client-node*}',
  '{bintrees,fast-json-stringify,fastify,find-my-way,pino,resolve,@fastify/static}/test',
  '{fastify,undici}/docs',
  'zod/src',
  '@base-ui/react/docs',
  // The layout engine as a web worker: it runs in the page's own thread, and only for the charts of the machines.
  'elkjs/lib/elk-worker{,.min}.js',
  'lucide-react/{dist/lucide-react.{prefixed,suffixed}.d.ts,dynamic*.d.{ts,mts}}',
  // Builds for other ways to load a package.
  '@electric-sql/pglite/dist/**/*.cjs',
  'lodash/fp',
  'tus-js-client/dist',
  'react-dom/cjs/*{bun,profiling}*',
  '@simplewebauthn/*/script',
  'otpauth/dist/*.{umd,slim,bare}.*',
  '@testing-library/dom/dist/@testing-library/*.umd*',
  'luxon/build/{amd,global,es6,cjs-browser}',
  '{nodemailer,smtp-server,mailparser}/dist/cjs',
  // The builds of the client of S3 for browsers, and its types for TypeScript 3.
  '@{aws-sdk,smithy}/*/dist-es',
  '@{aws-sdk,smithy}/*/dist-types/ts3.4',
  '@opentelemetry/**/build/{esnext,esm}',
  // The words of axe in other languages than the tests', and how it is distributed.
  'axe-core/{locales,sri-history.json,gather-internals.js}',
  // Names of OpenTelemetry that are not stable yet, a store of uploads that is not used, and pages of Playwright for people.
  '@opentelemetry/semantic-conventions/dist/{experimental_*,index-incubating.*}',
  '@redis/client',
  'playwright-core/lib/vite/{dashboard,htmlReport,recorder,traceViewer}',
]

const packages = join(import.meta.dirname, '..', 'node_modules')
for (const path of globSync(unread, { cwd: packages })) rmSync(join(packages, path), { recursive: true, force: true })
