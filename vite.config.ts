import { globSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './scripts/chunkGroups.ts'
import { compactIcons } from './scripts/compactIcons.ts'
import { extractStyles } from './scripts/extractStyles.ts'
import { hlsBuild } from './scripts/hlsBuild.ts'
import { vidstackBuild } from './scripts/vidstackBuild.ts'
import { splitDocuments } from './scripts/splitDocuments.ts'
import LongestFirst from './tests/support/longestFirst.ts'
import { draw } from './tests/support/draw.ts'
import { postgresBinaries } from './tests/support/postgresCluster.ts'
import { serverFiles } from './tests/support/serverFiles.ts'
import { seedOfDay } from './tests/support/seedOfDay.ts'

if (process.env['VITEST']) {
  process.env['TEST_SEED'] ??= seedOfDay()
  // Somebody who names files wants all that is in them.
  if (process.argv.some((argument) => argument.startsWith('tests/'))) process.env['TEST_EXTENT'] = 'all'
}

/** The files that this run takes: each by itself is seconds of work, all of them an hour. */
const drawFiles = (pattern: string, share: number): string[] => draw(globSync(pattern, { cwd: import.meta.dirname }), share, (path) => path)

// Files share a process, their modules and what these compiled: no test of a server changes a module or a global.
const server = {
  isolate: false,
  globalSetup: ['tests/support/globalBuild.ts', 'tests/support/globalDatabase.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
}
/** The paths of the models and the states of the screens draw their own cases; the story uses the whole product. */
const alwaysInBrowser = ['tests/e2e/model/chromium.test.ts', 'tests/e2e/states.test.ts', 'tests/e2e/story.test.ts']

// The tests of the server run on PostgreSQL as well where there is one: installed, or named by TEST_DATABASE_URL.
const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined || postgresBinaries() !== null
const filesOf = serverFiles(hasPostgres)

export default defineConfig({
  plugins: [extractStyles(), react(), splitDocuments(), compactIcons(), hlsBuild(), vidstackBuild()],
  resolve: {
    alias: [
      // What wouter and @xstate/react take for React 17 is part of React.
      { find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/, replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      { find: '\0vite/preload-helper.js', replacement: join(import.meta.dirname, 'src/app/importWithFiles.ts') },
    ],
  },
  // Without these, tests load graphql's development build beside the normal one and no error is an instance of the other's.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Else light-dark() is rewritten, and data-theme would only work on the root.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    modulePreload: {
      // Every browser that the style sheets ask for knows it.
      polyfill: false,
      // The server's page names the scripts of its screen (src/server/screenFiles.ts); `afterLoad` brings the lists for all others. In the first
      // script they would be a list of nearly all files.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.startsWith('assets/index-') ? files.filter((file) => file.endsWith('.css')) : files,
    },
    // The strict content-security-policy allows no data: scripts, and fonts are better cached as files.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // The app, the player alone for other sites' pages, what stands in when there is no network, what the server's markup needs at once, what
      // pages of a site that traces run before the app, the colours of sites with another accent, and what closes an announcement, with its style sheet.
      input: [
        'index.html',
        'embed.html',
        'offline.html',
        'src/app/firstScreen/beforeLive.ts',
        'src/app/tracing/pageSpans.ts',
        'src/ui/accents.css',
        'src/app/announcement/announcement.ts',
        'src/app/announcement/announcement.css',
      ],
      // Messages and class names go where they are used, without a table and its exports.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // The first script names every file that may follow it: short names are fewer bytes for everybody. The manifest says what each is.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:6][extname]',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
    // Read by scripts/bundleBudget.ts.
    manifest: true,
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', isolate: false, include: ['tests/{shared,machines,support,graphql,app,mailer,traces}/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'dom', environment: 'happy-dom', include: ['tests/{ui,screens,machines}/**/*.test.tsx'] } },
      {
        extends: true,
        test: {
          name: 'server',
          ...server,
          include: filesOf.embedded,
          env: { TEST_DATABASE: 'embedded' },
        },
      },
      ...(hasPostgres
        ? [
            {
              extends: true as const,
              test: {
                name: 'server-postgres',
                ...server,
                include: filesOf.postgres,
                env: { TEST_DATABASE: 'postgres' },
              },
            },
          ]
        : []),
      // Copies of the project, in which `npm run new` writes and which are then checked as a whole.
      { extends: true, test: { name: 'scaffold', include: ['tests/scaffold/**/*.test.ts'] } },
      {
        extends: true,
        // Alone, after all others: a video must play in time on two cores.
        test: {
          name: 'e2e',
          include: [...alwaysInBrowser, ...drawFiles('tests/e2e/*.test.ts', 0.1)],
          globalSetup: ['tests/support/globalBuild.ts', 'tests/support/globalDatabase.ts'],
          env: { TEST_DATABASE: 'embedded' },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxConcurrency: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // What is waited for comes when a loaded machine gets to it; the default gives up after a second.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default', './tests/support/closingLine.ts'],
  },
})
