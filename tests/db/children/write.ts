import { openGiven, print } from './place.ts'

// Writes without end, in four parallel loops, and prints every write that the database has acknowledged.
const { db } = await openGiven()
let next = 0
async function write(): Promise<void> {
  for (;;) {
    const key = `${process.pid}-${next++}`
    await db.insertInto('settings').values({ key, value: '1' }).execute()
    print(key)
  }
}
await Promise.all([write(), write(), write(), write()])
