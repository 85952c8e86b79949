/** Joins the class names that are set; undefined when none is, so that no empty attribute is rendered. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  const joined = names.filter(Boolean).join(' ')
  return joined === '' ? undefined : joined
}
