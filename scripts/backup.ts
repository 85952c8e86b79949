import { runBackupCommand } from '../src/server/backup/command.ts'

await runBackupCommand('backup', process.argv.slice(2))
