import { basename, dirname, join } from 'node:path'
import { type EnvironmentModuleNode, normalizePath, type Plugin } from 'vite'
import { type Evaluator, isStyles, openEvaluator } from './styles/evaluator.ts'

const sheetOf = (file: string): string => file.replace(/\.ts$/, '.css')
const stylesOf = (id: string): string | undefined => (id.endsWith('.styles.css') ? id.replace(/\.css$/, '.ts') : undefined)

/**
 * Turns each `*.styles.ts` into a plain style sheet and one constant per class. Nothing of Emotion reaches the browser: the rules are
 * evaluated here (scripts/styles), and Vite treats the sheet as any other one.
 */
export function extractStyles(): Plugin {
  let root = ''
  let isBuild = false
  let evaluator: Promise<Evaluator> | undefined
  const classNames = new Map<string, string>()
  const evaluate = async (file: string) => {
    evaluator ??= openEvaluator(root, isBuild)
    const sheet = await (await evaluator).evaluate(file)
    classNames.set(file, Object.keys(sheet.classes).join())
    return sheet
  }

  return {
    name: 'extract-styles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId(source, importer) {
      if (source.startsWith('@emotion/')) {
        // `load` replaces style files: only the development server's search for dependencies reads their sources.
        if (importer !== undefined && isStyles(importer)) return { id: source, external: true }
        throw new Error(`${importer}: Emotion is for *.styles.ts alone, and never reaches the browser`)
      }
      if (!source.endsWith('.styles.css')) return null
      if (source.startsWith('.') && importer) return normalizePath(join(dirname(importer), source))
      return source.startsWith(root) ? source : normalizePath(join(root, source))
    },
    async load(id) {
      const styles = stylesOf(id)
      if (styles !== undefined) return (await evaluate(styles)).css
      if (!isStyles(id)) return null
      const { classes } = await evaluate(id)
      const constants = Object.entries(classes).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
      return { code: `import ${JSON.stringify(`./${basename(sheetOf(id))}`)}\n${constants.join('')}`, moduleType: 'js' }
    },
    async hotUpdate({ type, file, modules }) {
      if (!evaluator || type === 'delete') return undefined
      const users = (await evaluator).forget(file).filter((user) => classNames.has(user))
      if (users.length === 0) return undefined
      const { moduleGraph } = this.environment
      const updated = new Set<EnvironmentModuleNode>(modules.filter((module) => module.file !== file || !isStyles(file)))
      for (const user of users) {
        const before = classNames.get(user)
        await evaluate(user)
        // Components are only loaded again when they get other classes.
        const changed = classNames.get(user) === before ? [sheetOf(user)] : [sheetOf(user), user]
        for (const path of changed) for (const module of moduleGraph.getModulesByFile(path) ?? []) updated.add(module)
      }
      return [...updated]
    },
    async closeBundle() {
      await (await evaluator)?.close()
      evaluator = undefined
    },
  }
}
