import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { PAGES } from './page-access.ts'

type Route = { path?: string; index?: boolean; children?: Route[] }
const pathsOf = (list: Route[]): string[] => list.flatMap(({ path, index, children }) => (children === undefined ? [index ? '' : (path ?? '')] : pathsOf(children)))

test('every page of the URL table has its row of who may see it, and every row its page', () => {
  expect(Object.keys(PAGES).sort()).toEqual(pathsOf(routes as Route[]).sort())
})
