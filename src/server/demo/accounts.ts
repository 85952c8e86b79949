import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const accountSchema = z.object({ email: z.string(), password: z.string() })
const accountsSchema = z.object({ spectatrice: accountSchema, creatrice: accountSchema })
export type DemoAccounts = z.infer<typeof accountsSchema>

const file = (dataDir: string): string => join(dataDir, 'demo-accounts.json')

/** Returns a random password that meets the rules: 16 letters and digits of 96 bits, and one of each required kind. */
function newPassword(): string {
  return `Lu7!${randomBytes(12).toString('base64url').replaceAll('-', 'x').replaceAll('_', 'y')}`
}

export function newDemoAccounts(): DemoAccounts {
  return {
    spectatrice: { email: 'spectatrice@demo.lucarne.example', password: newPassword() },
    creatrice: { email: 'creatrice@demo.lucarne.example', password: newPassword() },
  }
}

/** Writes the passwords to a file that only the operator can read. */
export async function saveDemoAccounts(dataDir: string, accounts: DemoAccounts): Promise<void> {
  await writeFile(file(dataDir), `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 })
}

/** @returns the accounts of an earlier start, null when the operator removed the file */
export async function readDemoAccounts(dataDir: string): Promise<DemoAccounts | null> {
  try {
    return accountsSchema.parse(JSON.parse(await readFile(file(dataDir), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Returns the lines that are printed at each start, for the person who tries the site. @param isWhole true when all videos are made */
export function accountLines(accounts: DemoAccounts, isWhole: boolean): readonly string[] {
  return [
    isWhole
      ? 'Bibliothèque de démonstration. Deux comptes :'
      : 'Bibliothèque de démonstration : ses vidéos apparaissent l’une après l’autre. Deux comptes :',
    `  spectatrice : ${accounts.spectatrice.email}  ${accounts.spectatrice.password}`,
    `  créatrice :   ${accounts.creatrice.email}  ${accounts.creatrice.password}`,
  ]
}
