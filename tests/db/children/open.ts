import { openGiven, print } from './place.ts'

// Opens the database and keeps it open. Prints «opened», or the error.
print('started')
try {
  await openGiven()
  print('opened')
} catch (error) {
  print(error instanceof Error ? error.message : 'unknown')
}
