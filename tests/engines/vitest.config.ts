import { join } from 'node:path'
import { mergeConfig } from 'vitest/config'
import main from '../../vite.config.ts'

// Apart from `npm test`, which needs one browser alone.
export default mergeConfig(
  { ...main, test: {} },
  {
    test: {
      name: 'engines',
      root: join(import.meta.dirname, '..', '..'),
      include: ['tests/engines/*.engines.ts'],
      globalSetup: ['tests/support/globalBuild.ts', 'tests/support/globalDatabase.ts'],
      env: { TEST_DATABASE: 'embedded' },
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  },
)
