import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyStateMachine, EventFromLogic, EventObject, StateValue } from 'xstate'
import { draw } from '../../support/draw.ts'
import { findMissing } from '../../support/model/describeModel.ts'
import type { Fixtures } from '../../support/model/fixtures.ts'
import { listObligations } from '../../support/model/obligations.ts'
import { type CanHappen, generatePaths, type Path } from '../../support/model/paths.ts'
import { leavesOf } from '../../../src/app/inspector/names.ts'
import { nameOf } from '../../support/model/run.ts'
import { isScripted } from '../../support/model/script.ts'
import { axeFaults } from '../states/checks.ts'
import { type ModelSite, openModelSite } from './modelSite.ts'
import { type Beginning, type Stage, withStage } from './stage.ts'
import { type Outside, performOutside } from './steps.ts'

/** How a person causes an event. `control`: what they need for it, which tells at once that a path cannot be walked. */
type Doer<Event> = { act(event: Event, stage: Stage): Promise<void>; control?: (stage: Stage) => Locator }

/** A screen of the real site to be compared with the model of its machine. An event or a state without an entry is an error. */
export type ChromiumModel<Machine extends AnyStateMachine> = Outside & {
  machine: Machine
  fixtures: Fixtures<Machine>
  /** opens a site of its own; without it, the models of a test file share one */
  openSite?: () => Promise<ModelSite>
  /** Prepares the data of a path. Returns where it begins. */
  arrange: (stage: Omit<Stage, 'page' | 'requests'>, path: Path) => Promise<Beginning>
  do: { [Type in EventFromLogic<Machine>['type']]?: Doer<Extract<EventFromLogic<Machine>, { type: Type }>> }
  /** how the end of an invoked actor or of a delay is caused, by the event's type, where the mutations do not tell */
  causes?: Readonly<Record<string, (stage: Stage, event: EventObject) => Promise<void>>>
  /** what must be visible in each state, by its path below the root; it may depend on the steps so far */
  see: Readonly<Record<string, (stage: Stage) => Promise<void>>>
  /** states in which the page has drawn nothing yet: axe has nothing to analyse */
  undrawn?: readonly string[]
  /** instead of axe's plain run, for a page whose time is stopped */
  analyse?: (page: Page) => Promise<string[]>
  /** names of the paths whose last step the interface does not offer, and why; that they cannot be walked is tested as well */
  unreachable?: Readonly<Record<string, string>>
  /** names of the paths whose last step nothing outside of the page's own code could cause, and why */
  impossible?: Readonly<Record<string, string>>
  /** which events can be brought about where: the paths are made of these; without it, of all */
  canHappen?: CanHappen
  /** the parallel regions whose obligations the paths have to meet; without it, all */
  regions?: readonly string[]
  /** names of the obligations that no path meets because of `canHappen`, and why; that there are no others is tested as well */
  unmet?: Readonly<Record<string, string>>
}

/** Milliseconds in which a control that must not exist would have been pressed. */
const absenceLimit = 6_000

const opened = new Map<() => Promise<ModelSite>, Promise<ModelSite>>()
function openOnce({ openSite = openModelSite }: Pick<ChromiumModel<AnyStateMachine>, 'openSite'>): Promise<ModelSite> {
  const site = opened.get(openSite) ?? openSite()
  opened.set(openSite, site)
  return site
}

/** Closes the sites of the models of a test file. */
export async function closeModelSites(): Promise<void> {
  for (const site of opened.values()) await (await site).close()
}

function doersOf<Machine extends AnyStateMachine>(model: ChromiumModel<Machine>): Readonly<Record<string, Doer<EventObject> | undefined>> {
  return model.do
}

/** Paths that differ only in the values of an event have the same name: the second one is «name (2)». */
function namesOf(paths: readonly Path[]): Map<Path, string> {
  const names = paths.map(nameOf)
  const numberOf = (index: number): number => names.slice(0, index + 1).filter((name) => name === names[index]).length
  return new Map(paths.map((path, index) => [path, `${names[index]}${numberOf(index) > 1 ? ` (${numberOf(index)})` : ''}`]))
}

const endOf = ({ startsIn, steps }: Path): string[] => leavesOf(steps.at(-1)?.leadsTo ?? startsIn)

const isOffered = async (control: Locator): Promise<boolean> => (await control.count()) > 0 && control.first().isEnabled()

class Walk<Machine extends AnyStateMachine> {
  readonly #model: ChromiumModel<Machine>
  readonly #names: ReadonlyMap<Path, string>
  readonly #analysed = new Set<string>()
  /** states in which a path ends */
  readonly #ends: ReadonlySet<string>
  readonly walked: Path[] = []
  steps = 0
  seconds = 0

  constructor(model: ChromiumModel<Machine>, names: ReadonlyMap<Path, string>) {
    this.#model = model
    this.#names = names
    const { unreachable = {}, impossible = {} } = model
    const walked = [...names].filter(([, name]) => unreachable[name] === undefined && impossible[name] === undefined)
    this.#ends = new Set(walked.flatMap(([path]) => endOf(path)))
  }

  async run(path: Path): Promise<void> {
    const { arrange } = this.#model
    const site = await openOnce(this.#model)
    const start = performance.now()
    await site.withViewer((viewer) =>
      withStage(
        site,
        viewer,
        this.#model,
        path,
        (prepared) => arrange(prepared, path),
        (stage) => this.#walk(path, stage),
      ),
    )
    this.seconds += (performance.now() - start) / 1000
  }

  async #walk(path: Path, stage: Stage): Promise<void> {
    if (this.#model.unreachable?.[this.#names.get(path) ?? ''] !== undefined) return this.#missLastStep(path, stage)
    await this.#take(path.steps, path, stage)
    await this.#analyse(path.steps.at(-1)?.leadsTo ?? path.startsIn, stage, true)
    this.walked.push(path)
  }

  async #take(steps: Path['steps'], { startsIn }: Path, stage: Stage): Promise<void> {
    await this.#look(startsIn, stage)
    for (const { event, leadsTo } of steps) {
      await this.#perform(event, stage)
      stage.events.push(event)
      this.steps += 1
      await this.#look(leadsTo, stage)
    }
  }

  /** Walks to the last step, which must not be offered there. */
  async #missLastStep(path: Path, stage: Stage): Promise<void> {
    const last = path.steps.at(-1)
    if (!last) throw new Error('A path without a step is always reachable')
    const control = doersOf(this.#model)[last.event.type]?.control?.(stage)
    if (control) {
      await this.#take(path.steps.slice(0, -1), path, stage)
      expect(await isOffered(control), 'whether a step is offered that is listed as unreachable').toBe(false)
      return
    }
    const firstOfPerson = path.steps.find(({ event }) => !isScripted(event)) ?? last
    for (const step of path.steps) {
      if (step === firstOfPerson) await this.#waitForScreen(stage)
      if (step !== last) await this.#perform(step.event, stage)
    }
    stage.page.setDefaultTimeout(absenceLimit)
    await expect(this.#perform(last.event, stage), 'a step that is listed as unreachable').rejects.toThrow(/Timeout/)
  }

  async #waitForScreen({ page }: Stage): Promise<void> {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
  }

  async #perform(event: EventObject, stage: Stage): Promise<void> {
    const cause = this.#model.causes?.[event.type]
    if (cause) return cause(stage, event)
    if (isScripted(event)) return performOutside(this.#model, stage, event)
    const doer = doersOf(this.#model)[event.type]
    if (!doer) throw new Error(`Nothing says how «${event.type}» is done`)
    return doer.act(event, stage)
  }

  async #look(value: StateValue, stage: Stage): Promise<void> {
    for (const leaf of leavesOf(value)) {
      const see = this.#model.see[leaf]
      if (!see) throw new Error(`Nothing says what is seen in «${leaf}»`)
      await see(stage)
    }
    await this.#analyse(value, stage, false)
  }

  /**
   * A state is analysed at the end of a path, because axe scrolls the page and takes seconds, in which a countdown would end. States in which
   * no path ends are analysed on the way.
   */
  async #analyse(value: StateValue, stage: Stage, isLast: boolean): Promise<void> {
    const { analyse = axeFaults, undrawn = [] } = this.#model
    const leaves = leavesOf(value).filter((leaf) => isLast || !this.#ends.has(leaf))
    const added = leaves.filter((leaf) => !undrawn.includes(leaf) && !this.#analysed.has(leaf))
    if (added.length === 0) return
    for (const leaf of added) this.#analysed.add(leaf)
    expect(await analyse(stage.page), `what axe finds in «${added.join(' + ')}»`).toEqual([])
  }
}

/** A test per drawn path of those that are generated from the machine, in a page of the real site, with the real gateway, API and database. */
export function describeInChromium<Machine extends AnyStateMachine>(name: string, model: ChromiumModel<Machine>): void {
  const { unreachable = {}, impossible = {}, unmet = {} } = model
  const paths = generatePaths(model.machine, model.fixtures, model.canHappen)
  const unwalked = { ...unreachable, ...impossible }
  const names = namesOf(paths)
  const possible = [...names].filter(([, name]) => impossible[name] === undefined)
  const walk = new Walk(model, names)

  describe.concurrent(`${name} follows the ${model.machine.id} machine in Chromium`, () => {
    beforeAll(async () => void (await openOnce(model)))

    it('lists as unreachable only paths that exist', () => {
      const known = new Set(names.values())
      expect(Object.keys(unwalked).filter((key) => !known.has(key))).toEqual([])
    })

    it('has a path for each obligation but those with a reason', async () => {
      const { machine, regions } = model
      const missing = await findMissing(machine, paths)
      const counted = regions ? missing.filter((name) => regions.some((region) => name.startsWith(`${machine.id}.${region}`))) : missing
      expect(counted.toSorted()).toEqual(Object.keys(unmet).toSorted())
    })

    const drawn = draw(possible, 0.12, ([, name]) => name)
    it.each(drawn.map(([path, name]) => [name, path] as const))('%s', (_, path) => walk.run(path))

    afterAll(async () => {
      const all = listObligations(model.machine).length
      const met = all - (await findMissing(model.machine, walk.walked)).length
      const skipped = [
        ...Object.entries(unwalked).map(([path, reason]) => `\n  not offered: ${path}. ${reason}`),
        ...Object.entries(unmet).map(([obligation, reason]) => `\n  cannot happen: ${obligation}. ${reason}`),
      ]
      const seconds = walk.seconds.toFixed(1)
      process.stdout.write(
        `${name}: ${walk.walked.length} of ${paths.length} paths, ${walk.steps} steps, ${met} of ${all} obligations, ${seconds} s${skipped.join('')}\n`,
      )
    })
  })
}
