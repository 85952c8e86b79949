import { type Comment, commentSchema } from '../../src/shared/entities/comment.ts'
import { must, type Person, type TestAnswer, type TestApi } from './api.ts'

/** Common steps of the tests about comments. */
export function commentsSite(site: TestApi) {
  const post = (content: string, person: Person, text: string, parent?: string, key?: string): Promise<TestAnswer> =>
    site.call('POST', '/comments', {
      as: person,
      body: { text, user_uuid: person.uuid, content_uuid: content, parent_uuid: parent, idempotency_key: key },
    })

  return {
    post,
    add: async (content: string, person: Person, text: string, parent?: string): Promise<Comment> =>
      commentSchema.parse(must(await post(content, person, text, parent), 201)),
    list: async (content: string, person?: Person): Promise<Comment[]> =>
      commentSchema.array().parse(must(await site.call('GET', `/comments/content/${content}?limit=100`, { as: person }), 200)),
    replies: async (comment: string, person?: Person): Promise<Comment[]> =>
      commentSchema.array().parse(must(await site.call('GET', `/comments/${comment}/replies?limit=100`, { as: person }), 200)),
    mark: async (method: 'PUT' | 'DELETE', comment: string, name: 'like' | 'pin' | 'heart' | 'hidden', person: Person): Promise<Comment> =>
      commentSchema.parse(must(await site.call(method, `/comments/${comment}/${name}`, { as: person }), 200)),
    /** every page, from the first on; `path` already has a query */
    async pages(path: string, person?: Person): Promise<Comment[][]> {
      const pages: Comment[][] = []
      for (let cursor: unknown = ''; typeof cursor === 'string';) {
        const answer = await site.call('GET', cursor === '' ? path : `${path}&cursor=${cursor}`, { as: person })
        pages.push(commentSchema.array().parse(must(answer, 200)))
        cursor = answer.headers['x-next-cursor']
      }
      return pages
    },
    /** an account with the role of moderators, which requires an administrator otherwise */
    async moderator(): Promise<Person> {
      const person = await site.person()
      const { db } = site.database
      const role = await db.selectFrom('roles').select('uuid').where('name', '=', 'Modérateur').executeTakeFirstOrThrow()
      await db.updateTable('users').set({ role_uuid: role.uuid }).where('uuid', '=', person.uuid).execute()
      return person
    },
  }
}
