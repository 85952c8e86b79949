import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { build, createServer, type ViteDevServer } from 'vite'
import { extractStyles } from '../../scripts/extractStyles.ts'
import { classNameOf } from '../../scripts/styles/classNameOf.ts'
import { type Evaluator, openEvaluator, type Sheet } from '../../scripts/styles/evaluator.ts'

let folder: string
let evaluator: Evaluator

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lucarne-styles-'))
  evaluator = await openEvaluator(folder, false)
})

afterEach(async () => {
  await evaluator.close()
  await rm(folder, { recursive: true, force: true })
})

async function write(name: string, source: string): Promise<string> {
  const file = join(folder, name)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, source)
  return file
}

/** The style sheet, with each class name replaced by the name of its constant. */
async function sheetOf(file: string): Promise<Sheet> {
  const { classes, css } = await evaluator.evaluate(file)
  return { classes: { ...classes }, css: css.replaceAll(/\w+_(\w+)_[A-Za-z][\w-]{4}/g, '$1') }
}

const withEmotion = (source: string): string => `import { css, keyframes } from '@emotion/css'\n${source}`

describe('a file of styles', () => {
  it('is compiled to rules in source order, with the surrounding at-rules', async () => {
    const file = await write(
      'Card.styles.ts',
      withEmotion('export const card = css`color: red; @media (width >= 640px) { gap: 1px; } &:hover { color: blue; }`'),
    )
    expect((await sheetOf(file)).css).toBe('.card{color:red;}@media (width >= 640px){.card{gap:1px;}}.card:hover{color:blue;}')
  })

  it('can use a class as a selector, and can include its declarations', async () => {
    const file = await write(
      'Card.styles.ts',
      withEmotion(
        'const base = css`color: red;`\nexport const card = css`${base}; gap: 0;`\nexport const link = css`.${card}:hover & { color: blue; }`',
      ),
    )
    expect((await sheetOf(file)).css).toBe('.card{color:red;gap:0;}\n.card:hover .link{color:blue;}')
  })

  it('has its own animation names', async () => {
    const file = await write(
      'Spinner.styles.ts',
      withEmotion('const turn = keyframes`to { rotate: 1turn; }`\nexport const spinner = css`animation: ${turn} 1s;`'),
    )
    expect((await sheetOf(file)).css).toBe('@keyframes turn{to{rotate:1turn;}}\n.spinner{animation:turn 1s;}')
  })

  it('does not share a class with an equal style of another file', async () => {
    const source = withEmotion('export const list = css`gap: 0;`')
    const [one, other] = [await write('a/List.styles.ts', source), await write('b/List.styles.ts', source)]
    expect((await evaluator.evaluate(one)).classes['list']).not.toBe((await evaluator.evaluate(other)).classes['list'])
  })

  it('keeps its class names when only its declarations change', async () => {
    const file = await write('List.styles.ts', withEmotion('export const list = css`gap: 0;`'))
    const before = await evaluator.evaluate(file)
    await write('List.styles.ts', withEmotion('export const list = css`gap: 1px;`'))
    expect(evaluator.forget(file)).toEqual([file])
    const after = await evaluator.evaluate(file)
    expect({ ...after.classes }).toEqual({ ...before.classes })
    expect(after.css).toContain('gap:1px')
  })

  it('is evaluated again when one of its imports changes', async () => {
    const sizes = await write('sizes.ts', "export const small = '1px'\n")
    const file = await write('List.styles.ts', withEmotion("import { small } from './sizes.ts'\nexport const list = css`gap: ${small};`"))
    await evaluator.evaluate(file)
    await write('sizes.ts', "export const small = '2px'\n")
    expect(evaluator.forget(sizes)).toEqual([file])
    expect((await evaluator.evaluate(file)).css).toContain('gap:2px')
  })

  it('is refused when it passes on a class of another file, whose rules would not be loaded', async () => {
    await write('Other.styles.ts', withEmotion('export const card = css`gap: 0;`'))
    const file = await write('Card.styles.ts', "export { card } from './Other.styles.ts'")
    await expect(evaluator.evaluate(file)).rejects.toThrow('«card» is the class of Other.styles.ts: card: import it from there')
  })

  it('is refused when a style is not assigned to a name', async () => {
    const file = await write('List.styles.ts', withEmotion('export const lists = { all: css`gap: 0;` }'))
    await expect(evaluator.evaluate(file)).rejects.toThrow('List.styles.ts: write each style as')
  })
})

describe('a built app', () => {
  const buildApp = async (script: string) => {
    await write('Card.styles.ts', withEmotion('export const card = css`gap: 0;`'))
    const input = await write('main.ts', script)
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [extractStyles()],
      build: { write: false, rolldownOptions: { input } },
    })
    if (!('output' in built)) throw new Error('one build was asked for')
    return built.output
  }

  it('contains a plain style sheet and the class name, and no Emotion code', async () => {
    const output = await buildApp("import * as styles from './Card.styles.ts'\ndocument.body.className = styles.card\n")
    const name = classNameOf('Card.styles.ts', 'card', true)
    const sheets = output.flatMap((file) => (file.type === 'asset' ? String(file.source).trim() : []))
    const [script, ...others] = output.flatMap((file) => (file.type === 'chunk' ? file.code : []))
    expect({ sheets, others }).toEqual({ sheets: [`.${name}{gap:0}`], others: [] })
    expect(script).toContain(name)
    // The two statements only.
    expect(script?.length).toBeLessThan(60)
  })

  it('is not built when another module imports Emotion', async () => {
    await expect(buildApp("import { css } from '@emotion/css'\ncss`gap: 0;`\n")).rejects.toThrow('Emotion is for *.styles.ts alone')
  })
})

describe('a development server', () => {
  let server: ViteDevServer

  beforeEach(async () => {
    await write('Card.styles.ts', withEmotion('export const card = css`gap: 0;`'))
    server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [extractStyles()],
      server: { middlewareMode: true, ws: false },
    })
    for (const path of ['/Card.styles.ts', '/Card.styles.css']) await server.transformRequest(path)
  })

  afterEach(() => server.close())

  /** The update sent to the browser after the file has changed. */
  async function updateAfter(source: string): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    server.environments.client.hot.send = (...payload: unknown[]) => resolve(payload[0])
    server.watcher.emit('change', await write('Card.styles.ts', withEmotion(source)))
    return promise
  }

  it('sends one style update when declarations change', async () => {
    expect(await updateAfter('export const card = css`gap: 1px;`')).toMatchObject({
      type: 'update',
      updates: [{ path: '/Card.styles.css', acceptedPath: '/Card.styles.css' }],
    })
  })

  it('reloads the modules that import the styles when a class is added', async () => {
    expect(await updateAfter('export const card = css`gap: 0;`\nexport const link = css`gap: 0;`')).toMatchObject({ type: 'full-reload' })
  })
})

describe('the development server', () => {
  it('finds the dependencies of the page before the first visit', async () => {
    await write('node_modules/dependency/package.json', '{ "name": "dependency", "type": "module", "main": "index.js" }')
    await write('node_modules/dependency/index.js', 'export const name = 1')
    await write('index.html', '<script type="module" src="/main.ts"></script>')
    await write('main.ts', "import { card } from './Card.styles.ts'\nimport { name } from 'dependency'\nconsole.log(card, name)")
    await write('Card.styles.ts', withEmotion('export const card = css`gap: 0;`'))
    const server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [extractStyles()],
      // It would wait for a first request, and still write to the folder while that is removed.
      optimizeDeps: { holdUntilCrawlEnd: false },
      server: { host: '127.0.0.1', port: 0, ws: false },
    })
    try {
      await server.listen()
      // Nothing is requested: only the search of the sources finds it.
      const optimized = () => Object.keys(server.environments.client.depsOptimizer?.metadata.optimized ?? {})
      await expect.poll(optimized, { timeout: 20_000 }).toEqual(['dependency'])
    } finally {
      await server.close()
    }
  })
})
