import type { Visitor } from './visitor.ts'

type Change = {
  /** the screen on which the change is shown */
  on: string
  /** Waits for what this screen shows before the change. */
  before: () => Promise<unknown>
  from: string
  /** Makes the change, and waits until the screen confirms it. */
  change: () => Promise<unknown>
  after: () => Promise<unknown>
  /** True when the change itself is shown before its answer. */
  isOptimistic?: boolean
}

/** Makes a change on one screen, and expects it on another one while no answer arrives, and once the server has answered. */
export async function shownWithoutAnswer(
  person: Visitor,
  { on, before, from, change, after, isOptimistic = false }: Change,
): Promise<void> {
  const { page, go, asked } = person
  await go(on)
  await before()
  await asked()
  await go(from)
  await asked()
  if (!isOptimistic) {
    await change()
    await asked()
  }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    await released
    await route.continue()
  })
  try {
    if (isOptimistic) await change()
    await go(on)
    await after()
  } finally {
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
  await asked()
  await after()
}
