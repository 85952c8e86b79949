import { GraphQLError, NoSchemaIntrospectionCustomRule, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { queryLimits } from './complexity.ts'
import { limitsRule, tooComplex } from './limitsRule.ts'

/** Limits the complexity of documents; in production it also forbids introspection of the schema. */
export function limitsPlugin({ production }: { production: boolean }): Plugin {
  return {
    onParse: ({ setParseFn }) => setParseFn(parseWithin),
    onValidate: ({ addValidationRule }) => {
      addValidationRule(limitsRule)
      if (production) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
  }
}

function parseWithin(source: Parameters<typeof parse>[0], options?: Parameters<typeof parse>[1]) {
  try {
    return parse(source, { ...options, maxTokens: queryLimits.tokens })
  } catch (error) {
    // graphql-js gives this error no code of its own.
    if (error instanceof GraphQLError && /more tha[nt] \d+ tokens/.test(error.message)) throw tooComplex(error.message)
    throw error
  }
}
