import type { InlineConfig } from 'vite'

/** Builds with Vite for production, whatever NODE_ENV says: Vite would otherwise take the development code of React. */
export async function productionBuild(config: InlineConfig): Promise<void> {
  const given = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    // Where the app is already built, the site runs without the development packages (npm ci --omit=dev).
    const { build } = await import('vite')
    await build(config)
  } finally {
    if (given === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = given
  }
}
