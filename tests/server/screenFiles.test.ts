import { join } from 'node:path'
import { expect, it } from 'vitest'
import { screens } from '../../src/app/routes/screens.ts'
import { screenFiles } from '../../src/server/screenFiles.ts'

const webRoot = join(import.meta.dirname, '..', '..', 'dist')
const paths = screens.flatMap(({ path }) => (path === undefined ? [] : [path]))

it.each(paths)('the page at %s names the files of its screen', async (path) => {
  const filesOf = await screenFiles(webRoot)
  const files = filesOf(path)
  expect(files?.scripts).toContain('<link rel="modulepreload"')
  expect(files?.styles).toContain('<link rel="stylesheet"')
})
