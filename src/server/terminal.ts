type Output = { write(text: string): unknown; isTTY?: boolean }

/** Writes lines for people to the standard error. On a terminal, the last line shows the progress of the current stage. */
export class Terminal {
  readonly #output: Output
  #status = ''

  constructor(output: Output) {
    this.#output = output
  }

  /** Writes a permanent line. */
  line(text: string): void {
    this.aside(() => this.#output.write(`${text}\n`))
  }

  /** Shows the progress of the current stage, in place of its former status. A pipe or a file only gets the permanent lines. */
  status(text: string): void {
    this.#erase()
    this.#status = text
    this.#draw()
  }

  /** Replaces the status of a stage with a permanent line. */
  done(text: string): void {
    this.status('')
    this.line(text)
  }

  /** Lets other code write a whole line to the same terminal. */
  aside(write: () => void): void {
    this.#erase()
    write()
    this.#draw()
  }

  #erase(): void {
    if (this.#output.isTTY && this.#status !== '') this.#output.write('\r\u001B[K')
  }

  #draw(): void {
    if (this.#output.isTTY && this.#status !== '') this.#output.write(this.#status)
  }
}

/** The process has one terminal, which all its parts share. */
export const terminal = new Terminal(process.stderr)
