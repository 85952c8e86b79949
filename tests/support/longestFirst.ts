import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that run for minutes: started last, they would leave one processor idle. */
const longest = [
  'tests/server/embedded/image.test.ts',
  'tests/db/embedded/backup.test.ts',
  'tests/server/kills.test.ts',
  'tests/e2e/model/chromium.test.ts',
]

/** Starts the longest files of each project first. A new clone has no durations of earlier runs to order by. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.some((path) => moduleId.endsWith(path))
    // Projects run one after another, in the order in which they first appear.
    const byProject = Map.groupBy(sorted, ({ project }) => project.name)
    return [...byProject.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))])
  }
}
