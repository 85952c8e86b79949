/** Returns the fields of a form that differ from the stored ones, as they are typed: a save sends and a draft keeps them alone, since others may change the rest meanwhile. */
export const changedFields = <Form extends object>(stored: Form, form: Form): Partial<Form> =>
  Object.fromEntries(Object.entries(form).filter(([field, value]) => Reflect.get(stored, field) !== value)) as Partial<Form>
