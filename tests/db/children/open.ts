import { openGiven, print } from './place.ts'

// Opens the database and keeps it open. Says «opened», or why not.
print('started')
try {
  await openGiven()
  print('opened')
} catch (error) {
  print(error instanceof Error ? error.message : 'unknown')
}
