import { CombinedError } from '@urql/core'
import { describe, expect, it } from 'vitest'
import { screenState } from '../../src/graphql/screenState.ts'

type Data = { content: string | null }
const select = ({ content }: Data) => content
const error = new CombinedError({
  graphQLErrors: [{ message: 'Vidéo introuvable', extensions: { code: 'CONTENT_NOT_FOUND', requestId: 'r1' } }],
})
const still = { fetching: false, stale: false }
const full = { data: { content: 'là' } }
const empty = { data: { content: null } }

describe('a screen is', () => {
  it.each([
    ['loading before anything came', { ...still, fetching: true }, { status: 'loading' }],
    ['loading while paused', still, { status: 'loading' }],
    ['loading while what is null is being asked again', { ...empty, ...still, stale: true }, { status: 'loading' }],
    ['missing when the fresh answer is null', { ...empty, ...still }, { status: 'missing' }],
    ['loaded', { ...full, ...still }, { status: 'loaded', data: 'là', isRefreshing: false, failure: null }],
    ['loaded while refreshing', { ...full, ...still, stale: true }, { status: 'loaded', data: 'là', isRefreshing: true, failure: null }],
  ])('%s', (_what, result, expected) => {
    expect(screenState<Data, string>(result, select)).toEqual(expected)
  })

  it('failed when there is only an error', () => {
    expect(screenState<Data, string>({ ...still, error }, select)).toMatchObject({
      status: 'failed',
      failure: { code: 'CONTENT_NOT_FOUND' },
    })
  })

  it('failed when an empty response has no reason', () => {
    expect(screenState<Data, string>({ ...still, data: null }, select)).toMatchObject({ status: 'failed', failure: { code: 'INTERNAL' } })
  })

  it('loading again while a failed request is retried', () => {
    expect(screenState<Data, string>({ ...still, fetching: true, error }, select)).toEqual({ status: 'loading' })
  })

  it('still loaded when only refreshing failed', () => {
    expect(screenState<Data, string>({ ...full, ...still, error }, select)).toMatchObject({
      status: 'loaded',
      data: 'là',
      failure: { message: 'Vidéo introuvable' },
    })
  })
})
