type Given<Input> = { [Field in keyof Input]?: NonNullable<Input[Field]> }

/** Returns the fields of an input that are there: in GraphQL, null says as little as an absent field where nothing can be taken away. */
export const givenFields = <Input extends object>(input: Input): Given<Input> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined)) as Given<Input>
