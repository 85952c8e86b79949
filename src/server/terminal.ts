type Output = { write(text: string): unknown; isTTY?: boolean }

/** Lines for people, on the standard error; where that is a terminal, the last one shows how a stage of the start goes on. */
export class Terminal {
  readonly #output: Output
  #status = ''

  constructor(output: Output) {
    this.#output = output
  }

  /** One line that stays. */
  line(text: string): void {
    this.aside(() => this.#output.write(`${text}\n`))
  }

  /** How the stage under way goes on, in the place of what was said of it before. A pipe or a file only gets the lines that stay. */
  status(text: string): void {
    this.#erase()
    this.#status = text
    this.#draw()
  }

  /** The stage's last word, in the place of its status. */
  done(text: string): void {
    this.status('')
    this.line(text)
  }

  /** Lets something else write a whole line on the same screen. */
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

/** The process has one, whoever prints on it. */
export const terminal = new Terminal(process.stderr)
