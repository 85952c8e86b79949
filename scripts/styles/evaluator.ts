import { join, relative } from 'node:path'
import type * as Recorded from './recorder.ts'
import { createRunnableDevEnvironment, normalizePath, type Plugin, resolveConfig, type RunnableDevEnvironment } from 'vite'

/** One file of styles: its rules, and the class of each exported constant. */
export type Sheet = { css: string; classes: Readonly<Record<string, string>> }

export type Evaluator = {
  evaluate: (file: string) => Promise<Sheet>
  /** Forgets what was evaluated, because a file has changed. @returns the files of styles that use it, itself included */
  forget: (file: string) => string[]
  close: () => Promise<void>
}

type Recorder = typeof Recorded

export const isStyles = (file: string): boolean => file.endsWith('.styles.ts')

const recorder = normalizePath(join(import.meta.dirname, 'recorder.ts'))
const emotionOf = '\0emotion:'

/** Puts the recorder in the place of `@emotion/css`. */
function recordStyles(root: string, isShort: boolean): Plugin {
  return {
    name: 'record-styles',
    enforce: 'pre',
    resolveId: (source, importer) => (source === '@emotion/css' && importer ? emotionOf + relative(root, importer) : null),
    load(id) {
      if (!id.startsWith(emotionOf)) return null
      const file = JSON.stringify(id.slice(emotionOf.length))
      return `import { emotionFor } from ${JSON.stringify(recorder)}\nexport const { css, keyframes } = emotionFor(${file}, ${isShort})\n`
    },
    transform: (code, id) => (isStyles(id) ? code.replaceAll(/\bconst (\w+) = (css|keyframes)`/g, "const $1 = $2.named('$1')`") : null),
  }
}

async function openEnvironment(root: string, isShort: boolean): Promise<RunnableDevEnvironment> {
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      plugins: [recordStyles(root, isShort)],
      environments: {
        styles: { consumer: 'server', dev: { moduleRunnerTransform: true }, resolve: { external: true, noExternal: ['@emotion/css'] } },
      },
    },
    'serve',
  )
  const environment = createRunnableDevEnvironment('styles', config, { runnerOptions: { hmr: false }, hot: false })
  await environment.init()
  return environment
}

/** Evaluates files of styles at build time, in Vite's module runner, with Emotion's own serializer. */
export async function openEvaluator(root: string, isShort: boolean): Promise<Evaluator> {
  const environment = await openEnvironment(root, isShort)
  const usersOf = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found
    found.add(file)
    for (const module of environment.moduleGraph.getModulesByFile(file) ?? []) {
      for (const importer of module.importers) if (importer.file) usersOf(importer.file, found)
    }
    return found
  }
  return {
    async evaluate(file) {
      const classes = await environment.runner.import<Record<string, string>>(file)
      const { rulesOf, ownerOf } = await environment.runner.import<Recorder>(recorder)
      const own = rulesOf(relative(root, file))
      for (const [name, unique] of Object.entries(classes)) {
        const owner = own.has(name) ? undefined : ownerOf(unique)
        // Its rules are in the sheet of that file, which nothing would load.
        if (owner !== undefined) throw new Error(`${file}: «${name}» is the class of ${owner}: import it from there`)
      }
      const rules = [...own].filter(([name, rule]) => name in classes || rule.startsWith('@keyframes'))
      return { classes, css: rules.map(([, rule]) => rule).join('\n') }
    },
    forget(file) {
      const users = [...usersOf(file)].filter(isStyles)
      if (users.length === 0) return users
      environment.moduleGraph.invalidateAll()
      environment.runner.clearCache()
      return users
    },
    close: () => environment.close(),
  }
}
