import { runBackupCommand } from '../src/server/backup/command.ts'

await runBackupCommand('restore', process.argv.slice(2))
