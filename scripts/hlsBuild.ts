import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The parts of hls.js that its own builds switch at compile time. Its light build differs in one: it knows no sound of its own. */
const parts = {
  __USE_ALT_AUDIO__: true,
  __USE_CMCD__: false,
  __USE_CONTENT_STEERING__: false,
  __USE_EME_DRM__: false,
  __USE_IFRAMES__: false,
  __USE_INTERSTITIALS__: false,
  __USE_M2TS_ADVANCED_CODECS__: false,
  __USE_MEDIA_CAPABILITIES__: false,
  __USE_SUBTITLES__: false,
  __USE_VARIABLE_SUBSTITUTION__: false,
  __IN_WORKER__: false,
}

/** Builds hls.js from its sources with the parts that the player needs: 52 kB less than its full build, 7 kB more than its light one. */
export function hlsBuild(): Plugin {
  const packageFile = createRequire(import.meta.url).resolve('hls.js/package.json')
  const { version } = createRequire(import.meta.url)(packageFile) as { version: string }
  return {
    name: 'hls-build',
    config: () => ({
      resolve: { alias: [{ find: /^hls\.js$/, replacement: join(packageFile, '..', 'src', 'exports-default.ts') }] },
      define: {
        ...Object.fromEntries(Object.entries(parts).map(([name, isUsed]) => [name, String(isUsed)])),
        __VERSION__: JSON.stringify(version),
        __HLS_WORKER_BUNDLE__: 'undefined',
      },
    }),
  }
}
