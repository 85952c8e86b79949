import { runStorageCommand } from '../src/server/moveStorage.ts'

await runStorageCommand(process.argv.slice(2))
