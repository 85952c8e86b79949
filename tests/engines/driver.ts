/** An action of WebDriver (https://www.w3.org/TR/webdriver2/#actions), which both protocols send as it is. */
export type InputSource = { type: 'pointer' | 'key'; id: string; parameters?: { pointerType: 'mouse' }; actions: readonly object[] }

/** A browser that a test drives from outside, as a person does: what it cannot do by input and scripts, a test cannot ask. */
export type Driver = {
  /** with its version */
  name: string
  navigate: (url: string) => Promise<void>
  /** Returns the value of an expression in the page, awaited, as JSON has it. */
  evaluate: (expression: string) => Promise<unknown>
  perform: (sources: readonly InputSource[]) => Promise<void>
  close: () => Promise<void>
}

/** Ways to open a browser that may not be installed. */
export type Engine = {
  name: string
  /** what is missing here; null when it can be opened */
  missing: () => string | null
  open: () => Promise<Driver>
}
