import { operatorLine } from '../src/server/operatorLine.ts'
import { ensureBuilds } from './ensureBuilds.ts'

await ensureBuilds((line) => console.log(operatorLine(line, process.env)))
